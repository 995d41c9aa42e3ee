import { classNames } from './class-names.ts'

const tones = { plain: 'border-lamp text-lamp', destructive: 'border-error text-error' } as const

type BadgeTone = keyof typeof tones

export const Badge = ({ tone = 'plain', children }: { tone?: BadgeTone; children: string }) => (
  <span
    className={classNames(
      'inline-flex shrink-0 rounded-full border px-2.5 py-0.5 text-small font-medium whitespace-nowrap',
      tones[tone],
    )}
  >
    {children}
  </span>
)
