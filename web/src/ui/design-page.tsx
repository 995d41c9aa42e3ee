import { Badge } from './badge.tsx'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { TextArea, TextField } from './field.tsx'
import { Icon, type IconName } from './icon.tsx'
import { LampMark } from './lamp-mark.tsx'
import { PageHeading } from './page-heading.tsx'
import { ScriptureCard } from './scripture-card.tsx'
import { Skeleton } from './skeleton.tsx'
import { Spinner } from './spinner.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { ToastOutlet, toasts } from './toasts.tsx'

const colours = ['bg', 'surface', 'tint', 'line', 'border', 'muted', 'ink', 'brand', 'brand-strong', 'lamp', 'error']
const sizes = ['text-small', 'text-base', 'text-large', 'text-title', 'text-display', 'text-scripture']
const icons =
  'home book menu close sun moon person refresh keep remove edit leave forward check compass sprout help copy print down'.split(
    ' ',
  ) as IconName[]

/** The living page of the design system, in development only. */
export default function DesignPage() {
  return (
    <main className="mx-auto grid max-w-4xl gap-12 px-4 py-10">
      <header className="flex items-center gap-4">
        <LampMark className="size-12" />
        <PageHeading title="Design" className="grow font-serif text-display" />
        <ThemeToggle />
      </header>
      <section className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {colours.map((name) => (
          <div key={name} className="grid gap-1 text-small">
            <div className="h-14 rounded-control border border-line" style={{ background: `var(--${name})` }} />
            {name}
          </div>
        ))}
      </section>
      <section className="grid gap-3">
        {sizes.map((name) => (
          <p key={name} className="font-serif" style={{ fontSize: `var(--${name})` }}>
            A lamp on its stand <span className="font-sans text-small text-muted">{name}</span>
          </p>
        ))}
      </section>
      <section className="flex flex-wrap gap-4">
        {icons.map((name) => (
          <span key={name} className="grid justify-items-center gap-1 text-small text-muted">
            <Icon name={name} className="size-6 text-ink" />
            {name}
          </span>
        ))}
      </section>
      <section className="flex flex-wrap items-center gap-3">
        <Button>Primary</Button>
        <Button look="secondary">Secondary</Button>
        <Button look="quiet">Quiet</Button>
        <Button disabled>Disabled</Button>
        <Badge>Trial (2 days left)</Badge>
        <Badge tone="destructive">Cancelled</Badge>
        <Button
          look="secondary"
          onClick={() => toasts.show({ title: 'A toast', description: 'It stays five seconds.' })}
        >
          Toast
        </Button>
        <Button look="secondary" onClick={() => toasts.show({ title: 'A failure', tone: 'destructive' })}>
          Failure
        </Button>
      </section>
      <ScriptureCard
        id=""
        text="The server quotes what stands here; this page shows only its measure, its size and its leading."
        reference="Reference 1:1"
        translation="Translation"
        onRefresh={() => undefined}
        onSave={() => undefined}
      />
      <section className="grid gap-5 md:grid-cols-2">
        <TextField label="Text field" hint="A hint stands below." />
        <TextField label="Text field with a fault" error="This is what is wrong." defaultValue="Text" />
        <TextArea label="Text area" rows={4} />
        <div className="grid gap-3">
          <Skeleton className="h-6 w-full" />
          <Skeleton className="h-6 w-2/3" />
          <Spinner />
        </div>
      </section>
      <EmptyState>Nothing here yet.</EmptyState>
      <ToastOutlet />
    </main>
  )
}
