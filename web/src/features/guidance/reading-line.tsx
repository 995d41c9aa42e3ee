import type { Understood } from '@lampstand/contract/guidance'
import { useId } from 'react'
import { Button } from '../../ui/button.tsx'

type ReadingLineProps = { understood: Understood; onChoose: (about: string) => void }

/** How the request was read, with other readings to tap; where that is unsure, it asks. */
export function ReadingLine({ understood: { label, confident, theme, alternatives }, onChoose }: ReadingLineProps) {
  const id = useId()
  if (label === null && alternatives.length === 0) return null
  // Where it asks, the likeliest reading is one to choose too.
  const choices =
    confident || theme === null || label === null ? alternatives : [{ about: theme, label }, ...alternatives]
  return (
    <section aria-labelledby={id} className="mb-4 grid gap-2 print:hidden">
      <p id={id} className="text-muted">
        {confident && label !== null ? (
          <>
            Read as: <strong className="font-semibold text-ink">{label}</strong>
          </>
        ) : (
          'I am not sure what you mean. Does one of these fit?'
        )}
      </p>
      {choices.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={confident ? 'Other readings' : 'Possible readings'}>
          {choices.map(({ about, label: other }) => (
            <li key={about}>
              <Button look="secondary" className="py-2 text-left text-balance" onClick={() => onChoose(about)}>
                {other}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
