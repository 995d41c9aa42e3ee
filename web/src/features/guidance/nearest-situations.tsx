import { useId } from 'react'
import { Button } from '../../ui/button.tsx'

type NearestSituationsProps = { titles: readonly string[]; onChoose: (title: string) => void }

/** Where nothing fits exactly: what comes nearest, each to be asked for. */
export function NearestSituations({ titles, onChoose }: NearestSituationsProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-3 print:hidden">
      <h3 id={id} className="text-small font-semibold tracking-[0.08em] text-lamp uppercase">
        Closest to what you wrote
      </h3>
      <ul className="grid justify-items-start gap-2">
        {titles.map((title) => (
          <li key={title}>
            <Button look="secondary" className="py-2 text-left text-balance" onClick={() => onChoose(title)}>
              {title}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
