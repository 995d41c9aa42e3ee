import type { OwnReminder, Reminder } from '@lampstand/contract/reminders'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { formatTime } from '../../ui/clock-time.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { HelpBeside } from '../../ui/help-beside.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Switch } from '../../ui/switch.tsx'
import { UpgradeLink } from '../../ui/upgrade-link.tsx'
import { RemindersSwitch } from './permission.tsx'
import { useActiveReminders, useChangeReminder, useReminders, useRemoveReminder } from './queries.ts'
import { mostReminders } from './reminder-calls.ts'
import ReminderForm from './reminder-form.tsx'
import { shownDays } from './rhythm-words.ts'

type Editing = { reminder: OwnReminder | undefined; open: boolean; key: number }

/** The reminders of this browser: whether they come, and when. A part of /reminders, loaded there. */
export default function RemindersCard() {
  const { data: own, isPending, isError } = useReminders()
  const { data: active = [] } = useActiveReminders()
  const [editing, setEditing] = useState<Editing>()
  const [saved, setSaved] = useState<OwnReminder>()
  const opener = useRef<HTMLElement>(null)
  const edit = (reminder: OwnReminder | undefined) => {
    opener.current = document.activeElement as HTMLElement | null
    setEditing({ reminder, open: true, key: (editing?.key ?? 0) + 1 })
  }
  const close = () => editing && setEditing({ ...editing, open: false })
  const builtIn = active.filter(({ id }) => !own?.some((each) => each.id === id))
  return (
    <section
      aria-labelledby="browser-reminders"
      className="grid content-start gap-4 rounded-control border border-line bg-surface p-5"
    >
      <h2 id="browser-reminders" className="flex items-center gap-2.5 font-serif text-large">
        <Icon name="bell" className="size-5 text-lamp" />
        Reminders
      </h2>
      <RemindersSwitch />
      <HelpBeside heard={saved} title="You do not have to carry this alone" />
      {isPending && <Skeleton className="h-24 w-full" />}
      {isError && <p className="text-muted">Your reminders could not be loaded. Please reload the page.</p>}
      {own && (
        <ul className="grid">
          {own.map((reminder) => (
            <OwnRow key={reminder.id} reminder={reminder} onEdit={() => edit(reminder)} />
          ))}
          {builtIn.map((reminder) => (
            <BuiltInRow key={reminder.id} reminder={reminder} />
          ))}
        </ul>
      )}
      {own && own.length < mostReminders && (
        <Button look="secondary" onClick={() => edit(undefined)}>
          <Icon name="plus" />
          Add Reminder
        </Button>
      )}
      {editing && (
        <Dialog
          title={editing.reminder ? 'Edit Reminder' : 'New Reminder'}
          open={editing.open}
          onClose={close}
          onClosed={() => opener.current?.focus()}
        >
          <ReminderForm
            key={editing.key}
            reminder={editing.reminder}
            onSaved={(reminder) => {
              setSaved(reminder)
              close()
            }}
          />
        </Dialog>
      )}
    </section>
  )
}

const rowClass = 'grid gap-1 border-t border-line py-3 first:border-0'

function OwnRow({ reminder, onEdit }: { reminder: OwnReminder; onEdit: () => void }) {
  const { mutate: change, isPending, variables } = useChangeReminder()
  const { mutate: remove, isPending: isRemoving } = useRemoveReminder()
  const { id, name, time, days, isActive, needsPro } = reminder
  if (isRemoving) return null
  const shown = isPending ? (variables.change.isActive ?? isActive) : isActive
  return (
    <li className={rowClass}>
      <Switch
        label={`${formatTime(time)} ${name}`}
        checked={shown}
        pending={isPending}
        onChange={(checked) => change({ id, change: { isActive: checked } })}
      />
      <div className="flex items-center justify-between gap-2 text-small text-muted">
        {shownDays(days)}
        <span className="flex">
          <IconButton icon="edit" label={`Edit ${name}`} onClick={onEdit} />
          <IconButton icon="remove" label={`Remove ${name}`} onClick={() => remove(reminder)} />
        </span>
      </div>
      {needsPro && (
        <p className="flex flex-wrap items-center gap-x-3 text-small text-muted">
          A time of your own is part of Pro, so this one stays silent. <UpgradeLink look="quiet" />
        </p>
      )}
    </li>
  )
}

const BuiltInRow = ({ reminder: { name, time } }: { reminder: Reminder }) => (
  <li className={rowClass}>
    <span>
      {formatTime(time)} {name}
    </span>
    <span className="text-small text-muted">Every day, until one of your own is on</span>
  </li>
)
