import type { Helplines } from '@lampstand/content/safety-schemas'
import type { Help } from '@lampstand/contract/answers'
import type { Danger } from './dangers.ts'

export type HelpDesk = ReturnType<typeof createHelpDesk>

/** Help lines by region. The region is that of the time zone a browser names, or the one the deployer chose. */
export function createHelpDesk(regions: Helplines, chosen?: string) {
  const elsewhere = regions.at(-1)
  const byZone = new Map(regions.flatMap((region) => region.zones.map((zone) => [zone, region] as const)))
  const own = regions.find(({ region }) => region.toLowerCase() === chosen?.toLowerCase())
  const regionOf = (timeZone: string | null) => byZone.get(timeZone ?? '') ?? own ?? elsewhere

  return {
    regions: regions.map(({ region }) => region),

    help: (timeZone: string | null): Help => toHelp(regionOf(timeZone), () => true),

    /** Those of its lines that are for a danger, then the emergency number; all of them when no danger is known. */
    helpIn(timeZone: string | null, danger: Danger | null): Help {
      const region = regionOf(timeZone)
      const isFor = (wanted: Danger) => (line: Line) => line.dangers.some((each) => each === wanted)
      if (danger === null) return toHelp(region, () => true)
      const fitting = toHelp(region, isFor(danger))
      const urgent = toHelp(region, (line) => isFor('emergency')(line) && !isFor(danger)(line))
      const helplines = [...fitting.helplines, ...urgent.helplines]
      return fitting.helplines.length > 0 ? { ...fitting, helplines } : toHelp(region, () => true)
    },

    /** Regions whose lines nobody has looked over for more than a year. */
    overdue: (today: Temporal.PlainDate): string[] =>
      regions
        .filter(
          ({ reviewed }) => Temporal.PlainDate.compare(Temporal.PlainDate.from(reviewed).add({ years: 1 }), today) < 0,
        )
        .map(({ region }) => region),
  }
}

type Line = Helplines[number]['helplines'][number]

const toLine = ({ name, purpose, phone, text, url }: Line) => ({
  name,
  purpose,
  ...(phone !== undefined && { phone }),
  ...(text !== undefined && { text }),
  ...(url !== undefined && { url }),
})

function toHelp(region: Helplines[number] | undefined, isWanted: (line: Line) => boolean): Help {
  const helplines = region?.helplines.filter(isWanted) ?? []
  return { region: region?.region ?? '', helplines: helplines.map(toLine) }
}

/** The lines as they stand at the beginning of an answer, at most `most` of them. */
export const spoken = ({ helplines }: Help, most = 4): string =>
  helplines
    .slice(0, most)
    .map(({ name, purpose, phone, text, url }) => {
      const ways = [phone && `call ${phone}`, text && `text ${text}`, url].filter(
        (way) => way !== undefined && way !== '',
      )
      return `- ${name}: ${ways.join(', or ')}. ${purpose}.`
    })
    .join('\n')
