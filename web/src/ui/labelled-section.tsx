import { type ReactNode, useId } from 'react'

type LabelledSectionProps = {
  title: string
  /** What there is to say of it, in a sentence. */
  lead?: string
  note?: string | undefined
  children?: ReactNode
}

/** One matter of a page: on one side its name and what is said of it, on the other what is shown or can be done. */
export function LabelledSection({ title, lead, note, children }: LabelledSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-6 border-t border-line pt-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:pt-8"
    >
      <div className="grid content-start gap-1.5">
        <h2 id={id} className="font-serif text-title">
          {title}
        </h2>
        {lead !== undefined && <p className="text-pretty">{lead}</p>}
        {note !== undefined && <p className="max-w-[46ch] text-small text-pretty text-muted">{note}</p>}
      </div>
      {children}
    </section>
  )
}
