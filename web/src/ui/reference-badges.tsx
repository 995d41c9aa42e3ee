import { useContext } from 'react'
import { type NamedPassage, ReaderContext } from './read-in-context.tsx'

/** References that each open their passage. */
export function ReferenceBadges({ references }: { references: readonly NamedPassage[] }) {
  const reader = useContext(ReaderContext)
  return (
    <ul className="flex flex-wrap gap-2">
      {references.map((passage) => (
        <li key={passage.id} data-passage={passage.id}>
          <button
            type="button"
            aria-haspopup="dialog"
            onPointerEnter={reader?.preload}
            onFocus={reader?.preload}
            onClick={({ currentTarget }) => reader?.open(passage, currentTarget)}
            className="min-h-(--target) rounded-full border border-border px-4 font-medium text-brand transition-colors duration-(--quick) hover:border-brand hover:bg-tint"
          >
            {passage.reference}
          </button>
        </li>
      ))}
    </ul>
  )
}
