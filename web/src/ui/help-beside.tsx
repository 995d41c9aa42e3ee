import { lazy, Suspense } from 'react'
import type { HelpOfRegion } from './help.ts'

/** What holds everywhere, and needs nothing to be fetched. */
export const InDanger = () => (
  <p className="max-w-[40ch]">
    In danger? Call your local emergency number now, or find a line to call at{' '}
    <a href="https://findahelpline.com" className="font-semibold text-brand underline underline-offset-4">
      findahelpline.com
    </a>
    .
  </p>
)

type HelpBesideProps = { help: HelpOfRegion; title: string }

/** Until the lines are there, and where they cannot be fetched, it says what holds everywhere. */
const Lines = lazy(() =>
  import('./help-lines.tsx').then(
    ({ HelpLines }) => ({ default: HelpLines }),
    () => ({ default: InDanger }),
  ),
)

/** Where to get help, beside words that speak of danger, on a page that seldom needs it. */
export const HelpBeside = (props: HelpBesideProps) => (
  <Suspense fallback={<InDanger />}>
    <Lines {...props} />
  </Suspense>
)
