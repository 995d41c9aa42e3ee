import { scaleBand, scaleLinear } from 'd3-scale'

/** `name` is the whole of it; `label` stands below its bar, where there is room for one. */
export type Figure = { name: string; label?: string; value: number }

const height = 148
const top = 20
const foot = 24

type BarsProps = { figures: readonly Figure[]; numbered?: boolean }

/** Bars side by side. Places are in percent, so that it is as wide as its room and letters keep their size. */
export function Bars({ figures, numbered = false }: BarsProps) {
  const x = scaleBand([0, 100])
    .domain(figures.map(({ name }) => name))
    .padding(0.3)
  const y = scaleLinear([0, Math.max(1, ...figures.map(({ value }) => value))], [height - foot, top])
  return (
    <svg width="100%" height={height} aria-hidden="true" className="block overflow-visible">
      <line x1="0" x2="100%" y1={height - foot} y2={height - foot} className="stroke-line" />
      {figures.map(({ name, label, value }, index) => {
        const left = x(name) ?? 0
        const middle = `${left + x.bandwidth() / 2}%`
        return (
          <g key={name}>
            {value > 0 && (
              <rect
                x={`${left}%`}
                width={`${x.bandwidth()}%`}
                y={y(value)}
                height={height - foot - y(value)}
                rx="2"
                className="fill-brand"
              />
            )}
            {numbered && value > 0 && (
              <text x={middle} y={y(value) - 6} textAnchor="middle" className="fill-muted text-small tabular-nums">
                {value}
              </text>
            )}
            {label !== undefined && (
              <text
                // The first of narrow bars has no room to its left.
                x={index === 0 && figures.length > 12 ? `${left}%` : middle}
                y={height - 5}
                textAnchor={index === 0 && figures.length > 12 ? 'start' : 'middle'}
                className="fill-muted text-small"
              >
                {label}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

/** Bars below each other, for names that are words. */
export function Rows({ figures }: { figures: readonly Figure[] }) {
  const length = scaleLinear([0, Math.max(1, ...figures.map(({ value }) => value))], [0, 100])
  return (
    <ul aria-hidden="true" className="grid gap-3">
      {figures.map(({ name, value }) => (
        <li key={name} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
          <span className="text-pretty">{name}</span>
          <span className="text-muted tabular-nums">{value}</span>
          <svg width="100%" height="8" aria-hidden="true" className="col-span-2 block">
            <rect width="100%" height="8" rx="2" className="fill-tint" />
            {value > 0 && <rect width={`${length(value)}%`} height="8" rx="2" className="fill-brand" />}
          </svg>
        </li>
      ))}
    </ul>
  )
}
