import type { NewReminder, OwnReminder, Weekday } from '@lampstand/contract/reminders'
import { useState } from 'react'
import { ApiError, shownMessage } from '../../api/api-error.ts'
import { draftOf } from '../../api/drafts.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { UpgradeLink } from '../../ui/upgrade-link.tsx'
import { saveReminder, useLiturgies, useRefreshReminders } from './queries.ts'
import { defaultReminder, weekdays } from './reminder-calls.ts'
import { titled } from './rhythm-words.ts'

type ReminderFormProps = { reminder?: OwnReminder | undefined; onSaved: (saved: OwnReminder) => void }

/** A new reminder, or a change of one. What is typed stays when the server refuses it, or the page is left. Loaded on use. */
export default function ReminderForm({ reminder, onSaved }: ReminderFormProps) {
  const { data: liturgies = [] } = useLiturgies()
  const refresh = useRefreshReminders()
  const [draft] = useState(() => draftOf(`reminder ${reminder?.id ?? ''}`))
  const [values, setValues] = useState<Required<NewReminder>>(() => ({
    name: reminder?.name ?? defaultReminder.name,
    time: reminder?.time ?? '12:00',
    days: reminder?.days ?? 'daily',
    notificationText: reminder?.notificationText ?? defaultReminder.notificationText,
    isActive: reminder?.isActive ?? true,
    liturgyTemplateId: reminder?.liturgyTemplateId ?? null,
    ...draft.read(),
  }))
  const [fault, setFault] = useState<{ fields: Record<string, string>; whole?: string; needsPro?: boolean }>()
  const [pending, setPending] = useState(false)
  const set = (change: Partial<NewReminder>) => setValues({ ...values, ...change })
  const words = { name: values.name ?? '', notificationText: values.notificationText ?? '' }
  const type = (typed: Partial<typeof words>) => {
    draft.save({ ...words, ...typed })
    set(typed)
  }
  const chosen: readonly Weekday[] = values.days === 'daily' ? weekdays : values.days
  const toggle = (day: Weekday) => {
    const next = weekdays.filter((each) => (each === day ? !chosen.includes(day) : chosen.includes(each)))
    set({ days: next.length === weekdays.length ? 'daily' : next })
  }
  const submit = async () => {
    if (pending) return
    setPending(true)
    setFault(undefined)
    try {
      const saved = await saveReminder(reminder?.id, values)
      draft.clear(words)
      await refresh()
      onSaved(saved)
    } catch (error) {
      setFault(faultOf(error))
    }
    setPending(false)
  }
  return (
    <Form
      fault={fault?.whole}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextField
        label="Name"
        maxLength={60}
        dir="auto"
        error={fault?.fields['name']}
        value={values.name}
        onChange={({ target }) => type({ name: target.value })}
      />
      <TextField
        label="Time"
        type="time"
        required
        hint="In the time zone of this device"
        error={fault?.fields['time']}
        value={values.time}
        onChange={({ target }) => set({ time: target.value })}
      />
      <fieldset className="grid gap-1.5">
        <legend className="mb-1.5 font-medium">Days</legend>
        <div className="flex flex-wrap gap-2">
          {weekdays.map((day) => (
            <label
              key={day}
              className="grid min-h-(--target) min-w-(--target) cursor-pointer place-items-center rounded-control border border-border px-2 has-checked:border-brand has-checked:bg-tint has-focus-visible:outline-2"
            >
              <input
                type="checkbox"
                className="sr-only"
                aria-label={titled(day)}
                checked={chosen.includes(day)}
                onChange={() => toggle(day)}
              />
              <span aria-hidden="true">{titled(day).slice(0, 3)}</span>
            </label>
          ))}
        </div>
        {fault?.fields['days'] && <p className="text-small text-error">{fault.fields['days']}</p>}
      </fieldset>
      <TextField
        label="What it says"
        maxLength={140}
        dir="auto"
        error={fault?.fields['notificationText']}
        value={values.notificationText}
        onChange={({ target }) => type({ notificationText: target.value })}
      />
      <SelectField
        label="Opens"
        hint="A passage, a prayer and two questions"
        value={values.liturgyTemplateId ?? ''}
        onChange={({ target }) => set({ liturgyTemplateId: target.value || null })}
      >
        <option value="">Prayer Mode</option>
        {liturgies.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={pending} pendingLabel="Saving...">
          {reminder ? 'Save Changes' : 'Add Reminder'}
        </SubmitButton>
        {fault?.needsPro && <UpgradeLink look="secondary" inNewTab />}
      </div>
    </Form>
  )
}

function faultOf(error: unknown) {
  const issues = error instanceof ApiError ? (error.problem?.issues ?? []) : []
  const fields = Object.fromEntries(issues.map(({ path, message }) => [path.split('.')[0] ?? '', message]))
  const needsPro = error instanceof ApiError && error.problem?.code === 'needs_pro'
  if (issues.length > 0) return { fields, needsPro }
  return { fields, needsPro, whole: shownMessage(error) ?? 'The reminder could not be saved. Please try again.' }
}
