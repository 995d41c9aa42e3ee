import { useState } from 'react'
import { Badge } from './badge.tsx'
import { Button, buttonClass } from './button.tsx'
import { Card } from './card.tsx'
import { CopyButton } from './copy-button.tsx'
import { DesignSection, Specimen } from './design-section.tsx'
import { Disclosure } from './disclosure.tsx'
import { EmptyState } from './empty-state.tsx'
import { SelectField, TextField } from './field.tsx'
import { Form, SubmitButton } from './form.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { MinutesRing } from './minutes-ring.tsx'
import { NavigationContext } from './navigation-context.ts'
import { SearchField } from './search-field.tsx'
import { Skeleton, SkeletonList } from './skeleton.tsx'
import { Spinner } from './spinner.tsx'
import { Switch } from './switch.tsx'
import { Tabs } from './tabs.tsx'
import { TextArea } from './text-area.tsx'
import { toasts } from './toasts.tsx'
import { Tooltip } from './tooltip.tsx'
import { UpgradeLink } from './upgrade-link.tsx'

/** What one presses, fills in and waits for. */
export const DesignControls = () => (
  <>
    <DesignSection title="Buttons">
      <div className="flex flex-wrap items-center gap-3">
        <Button>Primary</Button>
        <Button look="secondary">Secondary</Button>
        <Button look="quiet">Quiet</Button>
        <Button look="destructive">Destructive</Button>
        <Button disabled>Disabled</Button>
        <Button look="secondary" disabled>
          Disabled
        </Button>
        <Button look="secondary">
          <Icon name="refresh" />
          With an icon
        </Button>
        <a href="#buttons" className={buttonClass('secondary')}>
          The way to the buttons
        </a>
        <CopyButton text={() => 'A copied text'}>Copy</CopyButton>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Tooltip text="After 700 ms">
          <IconButton icon="bell" label="An icon" />
        </Tooltip>
        <Tooltip text="At once, within 300 ms">
          <IconButton icon="bookmark" label="Another icon" />
        </Tooltip>
        <IconButton icon="remove" label="Disabled" disabled />
        <NavigationContext value={{ preload: () => undefined, upgradePath: '/subscribe' }}>
          <UpgradeLink look="secondary" />
        </NavigationContext>
        <Badge>Trial (2 days left)</Badge>
        <Badge tone="destructive">Cancelled</Badge>
      </div>
    </DesignSection>
    <DesignSection title="Notifications, one at a time">
      <div className="flex flex-wrap gap-3">
        <Button
          look="secondary"
          onClick={() => toasts.show({ title: 'A toast', description: 'It stays five seconds.' })}
        >
          Toast
        </Button>
        <Button look="secondary" onClick={() => toasts.showError('It did not work.')}>
          Failure
        </Button>
        <Button
          look="secondary"
          onClick={() =>
            toasts.show({ title: 'A way on', link: { label: 'Follow', href: '/home', follow: () => undefined } })
          }
        >
          With a link
        </Button>
        <Button
          look="secondary"
          onClick={() =>
            toasts.show({
              title: 'Entry Deleted',
              action: { label: 'Undo', act: () => toasts.show({ title: 'Undone' }) },
            })
          }
        >
          With Undo
        </Button>
      </div>
    </DesignSection>
    <DesignSection title="Fields">
      <div className="grid items-start gap-6 md:grid-cols-2">
        <TextField label="Text field" hint="A hint stands below." placeholder="Placeholder" />
        <TextField label="With a fault" error="This is what is wrong." defaultValue="Text" />
        <TextField label="Disabled" disabled defaultValue="Text" />
        <SelectField label="Choice">
          <option>One</option>
          <option>Another</option>
        </SelectField>
        <TextArea label="Text area" rows={4} />
        <Search />
        <Choices />
      </div>
      <div className="grid items-start gap-6 md:grid-cols-2">
        <Specimen name="A form that the server refused">
          <Form fault="That was refused." onSubmit={(event) => event.preventDefault()}>
            <TextField label="Email" error="Enter an email address." defaultValue="anna@" />
            <SubmitButton pending={false} pendingLabel="Saving...">
              Save
            </SubmitButton>
          </Form>
        </Specimen>
        <Specimen name="A form that is being sent">
          <Form fault={undefined} onSubmit={(event) => event.preventDefault()}>
            <TextField label="Email" defaultValue="anna@example.org" />
            <SubmitButton pending pendingLabel="Saving...">
              Save
            </SubmitButton>
          </Form>
        </Specimen>
      </div>
    </DesignSection>
    <DesignSection title="On its way, or empty">
      <div className="grid gap-8 md:grid-cols-2">
        <Specimen name="Skeleton">
          <Skeleton className="h-6 w-full" />
          <Skeleton className="h-6 w-2/3" />
        </Specimen>
        <Specimen name="Skeleton of a list">
          <SkeletonList rows={3} />
        </Specimen>
        <Specimen name="Spinner">
          <Spinner />
        </Specimen>
        <Specimen name="Empty">
          <EmptyState>Nothing here yet.</EmptyState>
        </Specimen>
        <Specimen name="Empty, with something to do">
          <EmptyState action={<Button look="secondary">Try Again</Button>}>It could not be loaded.</EmptyState>
        </Specimen>
        <Specimen name="Three minutes: none, one and a half, all">
          <div className="flex gap-4">
            <MinutesRing minutes={3} share={0} />
            <MinutesRing minutes={3} share={0.5} />
            <MinutesRing minutes={3} share={1} />
          </div>
        </Specimen>
        <Specimen name="Card">
          <Card>A sheet of paper on the page.</Card>
        </Specimen>
      </div>
    </DesignSection>
  </>
)

function Choices() {
  const [on, setOn] = useState(true)
  const [tab, setTab] = useState<'first' | 'second'>('first')
  return (
    <>
      <div>
        <Switch label="A switch" checked={on} onChange={setOn} />
        <Switch label="A switch that is off" checked={!on} onChange={(next) => setOn(!next)} />
        <Switch label="Disabled" checked disabled onChange={setOn} />
      </div>
      <Disclosure summary="What few need">It was here all the time.</Disclosure>
      <Tabs
        label="Tabs"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'first', title: 'First', content: 'The first panel.' },
          { value: 'second', title: 'Second', content: 'The second panel.' },
        ]}
      />
    </>
  )
}

function Search() {
  const [typed, setTyped] = useState('')
  return <SearchField value={typed} onChange={setTyped} />
}
