import type { RoleEntry, VariantEntry } from '@lampstand/content/answer-schemas'
import type { Content } from '@lampstand/content/loader'
import type { SituationEntry, ThemeEntry } from '@lampstand/content/schemas'
import type { GuidanceKind, Understood } from '@lampstand/contract/guidance'
import type { Finding, Retriever } from '@lampstand/scripture/retrieval'
import type { Role } from '@lampstand/scripture/roles'
import { vulnerable } from '@lampstand/scripture/situations'
import { pickOne, rotate } from '../rotation.ts'
import { createWrittenIn } from '../safety/written-in.ts'
import { type AnswerDraft, bulletList, type PassageChoice } from './answer-draft.ts'
import { createFactAnswers, fromQuestion, fromRefusal } from './direct-answers.ts'
import { layouts, type Material } from './layouts.ts'
import type { UnderstoodRequest } from './reader.ts'
import { momentIn, requestedFacets, requestedFirst } from './step-ranking.ts'
import { createReadings } from './understood.ts'

/** `repeats`: how often the same person asked the same before; each time the answer is another one. */
type Asked = Pick<
  UnderstoodRequest,
  'finding' | 'role' | 'question' | 'refusal' | 'fact' | 'isConfident' | 'language'
> & {
  readonly kind: GuidanceKind
  readonly text: string
  readonly repeats: number
}

export type Composer = ReturnType<typeof createComposer>

/** Below this nothing that is known comes near. */
const close = 0.15

/** They speak of others; general words to one in trouble would miss them. */
const rolesForOthers: readonly Role[] = ['responsible', 'helper']

/** Where somebody is vulnerable and no theme of that class was found. */
const fallbacks: Partial<Record<Finding['class'], string>> = {
  distress: 'overwhelm',
  mistreated: 'unfair-treatment',
  'in-need': 'money-worries',
}

/** Composes answers of the curated library: authored sentences only, chosen by what is asked; never an echo of it. */
export function createComposer(content: Content, retriever: Pick<Retriever, 'isAllowed'>) {
  const themes = new Map(content.themes.map((theme) => [theme.id, theme]))
  const situations = new Map(content.situations.map((situation) => [situation.theme, situation]))
  const passages = new Map(content.passages.map((passage) => [passage.ref, passage]))
  const fromFact = createFactAnswers(content)
  const readingOf = createReadings(content)
  const writtenIn = createWrittenIn(content.languages)
  const prayersOf = (id: string) =>
    content.prayers
      .filter(({ themes }) => themes.includes(id))
      .toSorted((a, b) => a.themes.indexOf(id) - b.themes.indexOf(id))

  const uses = new Map<string, number>()
  for (const { passages: own } of content.situations) {
    for (const { ref } of own) uses.set(ref, (uses.get(ref) ?? 0) + 1)
  }
  const usesOf = (ref: string) => uses.get(ref) ?? 0

  /** The theme that is meant; for somebody vulnerable never one for others, whose words could hurt. */
  function themeOf({ finding, role }: Pick<Asked, 'finding' | 'role'>): ThemeEntry | undefined {
    // Who leads or helps those it happens to speaks of grave things without being in them.
    if (role !== 'affected') return themes.get(finding.themes[0]?.id ?? '')
    const isSafe = (theme: ThemeEntry) => !isVulnerable(finding.class) || isVulnerable(theme.class)
    const found = finding.themes.map(({ id }) => themes.get(id)).find((theme) => theme && isSafe(theme))
    return found ?? themes.get(fallbacks[finding.class] ?? '')
  }

  const situationOf = (asked: Pick<Asked, 'finding' | 'role'>): SituationEntry | undefined =>
    situations.get(themeOf(asked)?.id ?? '')
  /** Whoever is vulnerable is not asked back. */
  const answersAsRead = ({ isConfident, finding }: Pick<Asked, 'isConfident' | 'finding'>): boolean =>
    isConfident || isVulnerable(finding.class)

  function nearestTo(finding: Finding): string[] {
    const titles = finding.themes.flatMap(({ id }) => situations.get(id)?.title ?? [])
    return [...new Set(titles)].slice(0, 3)
  }

  const common = {
    noteOf: (ref: string) => passages.get(ref)?.note ?? '',
  }
  const allowed = (picks: readonly PassageChoice[], { guarded }: Finding) =>
    picks.filter(({ ref }) => retriever.isAllowed(ref, guarded))

  /** What is said to this person: the situation, or its telling for their role, or what fits the role in any situation. */
  function toldFor(situation: SituationEntry, role: Role): SituationEntry | VariantEntry | RoleEntry {
    const own = situation.role ?? 'affected'
    const isOwn = role === own || role === 'affected'
    const faultItself = role === 'did-it' && themes.get(situation.theme)?.class === 'own-fault'
    if (isOwn || faultItself) return situation
    const variant = content.variants.find((each) => each.theme === situation.theme && each.role === role)
    return variant ?? (own === 'affected' ? content.roles.find((each) => each.role === role) : undefined) ?? situation
  }

  /** Three sentences one can really say, where some were written for this person. */
  function wordsFor(situation: SituationEntry, told: SituationEntry | VariantEntry | RoleEntry) {
    const role = told === situation ? undefined : told.role
    return content.tomorrow.find((each) => each.theme === situation.theme && each.role === role)
  }

  function fromSituation(situation: SituationEntry, { kind, text, finding, role, repeats }: Asked): AnswerDraft {
    const told = toldFor(situation, role)
    const picks = told === situation ? allowed(situation.passages, finding) : told.passages
    const steps = requestedFirst(told.steps, requestedFacets(text))
    const leastUsed = picks.toSorted((a, b) => usesOf(a.ref) - usesOf(b.ref))
    const offset = content.situations.indexOf(situation)
    const prayers = told === situation ? prayersOf(situation.theme) : []
    const words = wordsFor(situation, told)
    const material: Material = {
      ...common,
      ...told,
      steps,
      picks,
      leastUsed,
      offset,
      prayers,
      words,
      before: momentIn(text),
    }
    return {
      ...layouts[kind](material, repeats),
      prayerPoints: rotate(told.prayerPoints, repeats, 4),
      warnings: warningsOf(told),
    }
  }

  /** Says plainly that there is no text on exactly this, and what comes nearest; to whoever leads or helps others, as to them. */
  function fromGeneral({ kind, text, finding, role, repeats }: Asked, opening: readonly string[]): AnswerDraft {
    const told = rolesForOthers.includes(role) ? content.roles.find((each) => each.role === role) : undefined
    const general = told ?? content.general
    const picks = told ? told.passages : allowed(content.general.passages, finding)
    const steps = requestedFirst(general.steps, requestedFacets(text))
    const prayers = content.prayers.filter(({ themes }) => themes[0] === 'starting-the-day' || themes[0] === 'decision')
    const people = told?.people ?? (['pastor', 'friend'] as const)
    const material: Material = {
      ...common,
      ...general,
      steps,
      picks,
      leastUsed: picks,
      offset: 0,
      people: [...people],
      prayers: told ? [] : prayers,
      words: undefined,
      before: undefined,
    }
    const { content: paragraphs, passages } = layouts[kind](material, repeats)
    return {
      content: [pickOne(opening, repeats), ...paragraphs],
      passages,
      prayerPoints: rotate(general.prayerPoints, repeats, 4),
      warnings: general.warnings,
    }
  }

  return {
    compose(asked: Asked): AnswerDraft {
      const { refusal, fact, question, repeats, finding, language } = asked
      const told = writtenIn(language, 'unanswered')
      if (told) return { content: [told.own ?? '', told.english], passages: [], prayerPoints: [], warnings: [] }
      if (refusal) return fromRefusal(refusal, repeats)
      if (fact) return fromFact(fact)
      if (question) return fromQuestion(question, repeats)
      const situation = situationOf(asked)
      if (situation && answersAsRead(asked)) return fromSituation(situation, asked)
      const isClose = finding.themes.length > 0 && finding.confidence >= close
      if (!isClose) return { ...fromGeneral(asked, content.general.noExactText), nearest: nearestTo(finding) }
      // Which readings there are is said by `understood`.
      return fromGeneral(asked, content.general.asking)
    },

    /** How it was read, for the person to see. */
    understood: (reading: UnderstoodRequest): Understood =>
      readingOf({ ...reading, isConfident: answersAsRead(reading) }, themeOf(reading)?.id),

    /** Passages that a model may choose from: those found, or for words in another language those that suit anybody. */
    candidatesFor: ({ finding, language }: Pick<Asked, 'finding' | 'language'>): string[] =>
      (language === null ? finding.results : content.general.passages).map(({ ref }) => ref),

    /** What the library knows of the situation, for a model to build on; undefined when nothing fits. */
    situationFor(
      asked: Pick<Asked, 'finding' | 'role' | 'language'>,
    ): SituationEntry | VariantEntry | RoleEntry | undefined {
      const situation = asked.language === null ? situationOf(asked) : undefined
      return situation && toldFor(situation, asked.role)
    },

    /** A curated passage in its context, and what it asks of somebody at work (D8); undefined for any other passage. */
    insight(ref: string, repeats: number): AnswerDraft | undefined {
      const passage = passages.get(ref)
      if (!passage) return undefined
      const speaks = content.situations.filter((each) => each.passages.some((one) => one.ref === ref))
      const named = content.themes.filter((theme) => theme.passages.includes(ref))
      const [nearest] = rotate(speaks, repeats, 1)
      const own = nearest ?? situations.get(named[0]?.id ?? '')
      const whys = rotate(speaks, repeats, 2).flatMap((each) => each.passages.filter((one) => one.ref === ref))
      const questions = own ? rotate(own.questions, repeats, 3) : rotate(content.general.questions, repeats, 3)
      return {
        content: [
          'Its place in the Bible',
          passage.note,
          ...(passage.cautions.length > 0 ? ['How it is easily misread', bulletList(passage.cautions)] : []),
          'What it asks of someone at work',
          ...whys.map(({ why }) => why),
          ...(own ? [pickOne(own.reflections, repeats)] : [pickOne(content.general.reflections, repeats)]),
          'Questions to take along',
          bulletList(questions),
        ],
        passages: [{ ref, why: whys[0]?.why ?? passage.note }],
        prayerPoints: rotate((own ?? content.general).prayerPoints, repeats, 3),
        warnings: [],
      }
    },
  }
}

const isVulnerable = (situation: Finding['class']) => (vulnerable as readonly string[]).includes(situation)

const law =
  'Laws, contracts and agreements differ from country to country. Ask someone who knows yours before you act on them.'

function warningsOf({ warnings, legal }: Pick<SituationEntry, 'warnings' | 'legal'>): string[] {
  return legal ? [...warnings, law] : [...warnings]
}
