import type { ReactNode } from 'react'

/** A part of the living page. */
export const DesignSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="grid gap-6 border-t border-line pt-6">
    <h2 className="font-serif text-title">{title}</h2>
    {children}
  </section>
)

/** One thing in one state, with the words for it. */
export const Specimen = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid content-start gap-3">
    <p className="text-small text-muted">{name}</p>
    {children}
  </div>
)
