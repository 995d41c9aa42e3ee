import { useSyncExternalStore } from 'react'
import { type ColourPair, colourPairs } from './colour-pairs.ts'
import { contrast } from './contrast.ts'
import { DesignSection } from './design-section.tsx'
import { onThemeChange, shownTheme } from './theme.ts'
import { tokensIn } from './token-values.ts'
import css from './tokens.css?raw'

const names = Object.entries(tokensIn(css).light).flatMap(([name, value]) => (value.startsWith('oklch') ? [name] : []))

const shownValue = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim()

/** The colours as this page has them now, and the contrast of every pair in use, measured here. */
export function DesignColours() {
  const theme = useSyncExternalStore(onThemeChange, shownTheme)
  return (
    <DesignSection title={`Colours, ${theme}`}>
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-4">
        {names.map((name) => (
          <li key={name} className="grid gap-1 text-small">
            <span className="block h-14 rounded-control border border-line" style={{ background: `var(--${name})` }} />
            <span className="font-semibold">{name}</span>
            <span className="text-muted">{shownValue(name)}</span>
          </li>
        ))}
      </ul>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {colourPairs.map((pair) => (
          <Pair key={`${pair.front} ${pair.back} ${pair.least}`} pair={pair} />
        ))}
      </ul>
    </DesignSection>
  )
}

function Pair({ pair: { front, back, least } }: { pair: ColourPair }) {
  const measured = contrast(shownValue(front), shownValue(back))
  return (
    <li className="flex items-center gap-4 border-b border-line py-2 text-small">
      <span
        className="grid h-9 w-14 shrink-0 place-items-center rounded-control border border-line font-serif text-large"
        style={{ background: `var(--${back})`, color: `var(--${front})` }}
      >
        {least === 3 ? <span className="size-5 rounded-full border-2" style={{ borderColor: 'currentColor' }} /> : 'Aa'}
      </span>
      <span className="grow">
        {front} on {back}
      </span>
      <span className={measured < least ? 'font-semibold text-error' : 'text-muted'}>
        {measured.toFixed(1)}, needs {least}
      </span>
    </li>
  )
}
