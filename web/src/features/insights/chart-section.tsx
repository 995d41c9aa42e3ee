import { type ReactNode, useId } from 'react'

type ChartSectionProps = { title: string; sentence: string; note?: string; children?: ReactNode }

/** What is counted, said in words before it is drawn. */
export function ChartSection({ title, sentence, note, children }: ChartSectionProps) {
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
        <p className="text-pretty">{sentence}</p>
        {note !== undefined && <p className="text-small text-pretty text-muted">{note}</p>}
      </div>
      {children && <div className="grid content-start gap-8">{children}</div>}
    </section>
  )
}
