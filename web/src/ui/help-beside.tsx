import { type ComponentType, lazy, Suspense } from 'react'
import type { Heard } from './help.ts'

/** What holds everywhere, and needs nothing to be fetched. */
const InDanger = () => (
  <p>
    In danger? Call your local emergency number now, or find a line to call at{' '}
    <a href="https://findahelpline.com" className="font-semibold text-brand underline underline-offset-4">
      findahelpline.com
    </a>
    .
  </p>
)

/** Until the lines are there, and where they cannot be fetched, it says what holds everywhere. */
const Lines = lazy<ComponentType<HelpBesideProps>>(() =>
  import('./help-lines.tsx').catch(() => ({ default: InDanger })),
)

type HelpBesideProps = {
  heard: Heard | undefined
  title?: string
  /** Before words it says only a crisis, after them only a concern; without a place, either. */
  place?: 'before' | 'after'
}

/** Where to get help, beside words that speak of danger, on a page that seldom needs it. */
export const HelpBeside = (props: HelpBesideProps) =>
  (props.heard?.help || props.heard?.writtenIn) && (
    <Suspense fallback={props.heard.safety === 'crisis' && <InDanger />}>
      <Lines {...props} />
    </Suspense>
  )
