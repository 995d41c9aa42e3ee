import { type Concern, workConcerns } from '@lampstand/content/concerns'
import type { LanguageEntry, LinePurpose } from '@lampstand/content/language-schemas'
import { type CrisisVariant, dangers, type Helplines as Regions, type Who } from '@lampstand/content/safety-schemas'
import type { Help } from '@lampstand/contract/answers'
import { currentZoneName } from '@lampstand/contract/time-zones'
import type { Danger } from './dangers.ts'

export type Helplines = ReturnType<typeof createHelplines>

/**
 * Help lines by region. The region is that of the time zone a browser names, or the one the deployer chose. `languages`: what is
 * said of them to whoever writes in another language than English.
 */
export function createHelplines(regions: Regions, chosen?: string, languages: readonly LanguageEntry[] = []) {
  const elsewhere = regions.at(-1)
  const byZone = new Map(
    regions.flatMap((region) => region.zones.map((zone) => [currentZoneName(zone), region] as const)),
  )
  const own = regions.find(({ region }) => region.toLowerCase() === chosen?.toLowerCase())
  const regionOf = (timeZone: string | null) => byZone.get(currentZoneName(timeZone ?? '')) ?? own ?? elsewhere

  /** Where a country names no office for it, one near to it answers, and last the lines for everybody. */
  function officesFor(concern: Concern, region: Regions[number] | undefined): readonly Line[] {
    const near: readonly Concern[] = (workConcerns as readonly Concern[]).includes(concern) ? workConcerns : ['despair']
    const places = [region, elsewhere].map((each) => each?.helplines ?? [])
    const found = places.flatMap((lines) => [
      lines.filter((line) => line.concerns?.includes(concern)),
      lines.filter((line) => line.concerns?.some((each) => near.includes(each))),
    ])
    return (found.find(({ length }) => length > 0) ?? []).slice(0, mostOffices)
  }

  return {
    regions: regions.map(({ region }) => region),

    help: (timeZone: string | null): Help => toHelp(regionOf(timeZone)),

    /**
     * Those of its lines that are for what somebody is in, the most fitting first. In a crisis always one of the emergency
     * lines among the first two, and all lines when nothing fits; without a known country, all emergency lines come first.
     * In a concern at most three, and nothing of a danger that nobody spoke of.
     */
    helpIn(timeZone: string | null, danger: Danger | null, { who, variants, language } = nothingMore): Help {
      const region = regionOf(timeZone)
      const said = languages.find(({ id }) => id === language)
      if (danger === null) return toHelp(region, region?.helplines, said)
      if (isConcern(danger)) return toHelp(region, officesFor(danger, region), said)
      const weigh = (line: Line): number => {
        const isFor = (list: readonly string[] | undefined, wanted: string) => list?.includes(wanted) === true
        const told = variants.some((variant) => isFor(line.variants, variant)) ? 2 : 0
        const theirs = isFor(line.who, who) ? 2 : 0
        if (line.who !== undefined && told + theirs === 0) return 0
        const named = isFor(line.dangers, danger) ? 1 : 0
        return told + theirs + named + (told > 0 && isUrgent(line) ? 1 : 0)
      }
      const fitting = (region?.helplines ?? [])
        .map((line) => ({ line, weight: weigh(line) }))
        .filter(({ weight }) => weight > 0)
        .toSorted((a, b) => b.weight - a.weight)
        .map(({ line }) => line)
      return toHelp(region, fitting.length > 0 ? withEmergency(fitting, region) : region?.helplines, said, danger)
    },

    /** Regions with a line that nobody has compared with its source for a year, or ever. */
    unchecked: (today: Temporal.PlainDate): string[] => {
      const isFresh = (day: string | null) =>
        day !== null && Temporal.PlainDate.compare(Temporal.PlainDate.from(day).add({ years: 1 }), today) >= 0
      return regions
        .filter((each) => !each.helplines.every(({ checked }) => isFresh(checked)))
        .map(({ region }) => region)
    },
  }
}

const mostOffices = 3

type Line = Regions[number]['helplines'][number]

/** Of whom nothing but the danger is known. */
const nothingMore: {
  readonly who: Who
  readonly variants: readonly CrisisVariant[]
  readonly language?: string | null
} = { who: 'self', variants: [] }

const isConcern = (danger: Danger): danger is Concern => !(dangers as readonly Danger[]).includes(danger)

const isUrgent = ({ dangers }: Line): boolean => dangers.includes('emergency')

/** Where the country is not known, nobody knows which number answers: all of them, before anything else. */
function withEmergency(fitting: readonly Line[], region: Regions[number] | undefined): readonly Line[] {
  const urgent = region?.helplines.filter(isUrgent) ?? []
  if (region?.zones.length === 0) return [...urgent, ...fitting.filter((line) => !isUrgent(line))]
  const [first] = urgent
  if (first === undefined || fitting.slice(0, 2).some(isUrgent)) return fitting
  return [...fitting.slice(0, 1), first, ...fitting.slice(1).filter((line) => line !== first)]
}

const toLine = (line: Line, said: LanguageEntry | undefined, danger: Danger | null) => {
  const { name, purpose, phone, sms, url } = line
  const named = purposeOf(line, danger)
  return {
    name,
    purpose: said && named ? said.purposes[named] : purpose,
    ...(phone !== undefined && { phone }),
    ...(sms !== undefined && { sms }),
    ...(url !== undefined && { url }),
  }
}

/** What a line is for in a word; undefined for one that is named only in English. */
function purposeOf({ dangers, who, variants = [] }: Line, danger: Danger | null): LinePurpose | undefined {
  if (who?.includes('child')) return 'child'
  if (who !== undefined) return undefined
  const isFor = (...named: CrisisVariant[]) => named.some((each) => variants.includes(each))
  if (isFor('poison') && !isFor('fire')) return 'poison'
  if (isFor('sexual-assault')) return 'sexual-assault'
  if (isFor('trafficking')) return 'trafficking'
  const broad = ['emergency', 'self-harm', 'abuse'] as const
  const fitting = broad.filter((each) => dangers.includes(each))
  return fitting.find((each) => each === danger) ?? fitting[0]
}

const toHelp = (
  region: Regions[number] | undefined,
  lines: readonly Line[] = region?.helplines ?? [],
  said?: LanguageEntry,
  danger: Danger | null = null,
): Help => ({
  region: region?.region ?? '',
  helplines: lines.map((line) => toLine(line, said, danger)),
  ...(said && { said: { language: said.id, words: wordOrder.map((each) => said.words[each]) } }),
})

/** As the contract has them. */
const wordOrder = ['call', 'text', 'to', 'or', 'title', 'more', 'who'] as const

/** The lines as they stand at the beginning of an answer, at most `most` of them. */
export const spoken = ({ helplines, said }: Help, most = 5): string => {
  const [call, text, toNumber, or] = said?.words ?? ['call', 'text', 'to', 'or']
  return helplines
    .slice(0, most)
    .map(({ name, purpose, phone, sms, url }) => {
      // In English one texts a number; elsewhere one writes to it.
      const to = said || sms?.message ? toNumber : undefined
      const written = sms && [text, sms.message, to, sms.number].filter(Boolean).join(' ')
      const ways = [phone && `${call} ${phone}`, written, url].filter((way) => way !== undefined && way !== '')
      return `- ${name}: ${ways.join(`, ${or} `)}. ${purpose}.`
    })
    .join('\n')
}
