import { type ReactNode, useId } from 'react'

type AccountSectionProps = { title: string; note?: string; children: ReactNode }

/** One matter of the account: its name and what it means on one side, what can be done on the other. */
export function AccountSection({ title, note, children }: AccountSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 border-t border-line pt-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:pt-8"
    >
      <div className="grid content-start gap-1.5">
        <h2 id={id} className="font-serif text-title">
          {title}
        </h2>
        {note !== undefined && <p className="max-w-[46ch] text-small text-pretty text-muted">{note}</p>}
      </div>
      <div className="grid max-w-xl content-start gap-4">{children}</div>
    </section>
  )
}
