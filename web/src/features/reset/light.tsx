import type { Breath } from './guide.ts'

/** `still`: nobody breathes with it. */
type LightProps = { breath: Breath | 'still'; className: string }

/**
 * A flame in rings of light, which widen for the four seconds in which one breathes in and draw together for the six of breathing
 * out. Where motion is not wanted it stands still. Decoration only.
 */
export const Light = ({ breath, className }: LightProps) => (
  <svg
    viewBox="0 0 200 200"
    data-breath={breath}
    className={`group ${className}`}
    fill="none"
    aria-hidden="true"
    focusable="false"
  >
    {rings.map(({ radius, look }) => (
      <circle
        key={radius}
        cx="100"
        cy="100"
        r={radius}
        vectorEffect="non-scaling-stroke"
        className={`origin-center transition-[scale] duration-700 ease-in-out group-data-[breath=in]:scale-100 group-data-[breath=in]:duration-[4s] group-data-[breath=out]:duration-[6s] motion-reduce:scale-100 motion-reduce:transition-none ${look}`}
      />
    ))}
    <path className="fill-flame" d="M100 78c9.6 11.1 15 18.9 15 27a15 15 0 0 1-30 0c0-8.1 5.4-15.9 15-27z" />
  </svg>
)

const rings = [
  { radius: 44, look: 'fill-tint stroke-lamp scale-82' },
  { radius: 70, look: 'stroke-lamp/60 scale-66' },
  { radius: 96, look: 'stroke-lamp/30 scale-58' },
]
