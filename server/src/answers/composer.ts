import type { QuestionEntry } from '@lampstand/content/answer-schemas'
import type { Content } from '@lampstand/content/loader'
import type { SituationEntry, ThemeEntry } from '@lampstand/content/schemas'
import type { GuidanceKind } from '@lampstand/contract/guidance'
import { formatReference } from '@lampstand/scripture/references'
import type { Finding, Retriever } from '@lampstand/scripture/retrieval'
import { vulnerable } from '@lampstand/scripture/situations'
import { createThemeSearch } from '@lampstand/scripture/theme-search'
import { pickOne, rotate } from '../rotation.ts'
import { type AnswerDraft, bulletList, type PassageChoice } from './answer-draft.ts'
import { layouts, type Material } from './layouts.ts'
import { referralSentence } from './referrals.ts'
import { requestedFacets, requestedFirst } from './step-ranking.ts'

/** `repeats`: how often the same person asked the same before; each time the answer is another one. */
type Asked = {
  readonly kind: GuidanceKind
  readonly text: string
  readonly finding: Finding
  readonly repeats: number
  /** Whether it has nothing to do with anybody's working life. */
  readonly isUnrelated: boolean
}

export type Composer = ReturnType<typeof createComposer>

/** Below this the library does not claim to have understood. */
const sure = 0.15
/** How much of a question's words a known question must hold to be the same. */
const same = 0.7

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
  const findQuestion = createQuestionSearch(content.questions)
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
  function themeOf(finding: Finding): ThemeEntry | undefined {
    const isSafe = (theme: ThemeEntry) => !isVulnerable(finding.class) || isVulnerable(theme.class)
    const found = finding.themes.map(({ id }) => themes.get(id)).find((theme) => theme && isSafe(theme))
    return found ?? themes.get(fallbacks[finding.class] ?? '')
  }

  function nearestTo(finding: Finding): string[] {
    const titles = finding.themes.flatMap(({ id }) => situations.get(id)?.title ?? [])
    return [...new Set(titles)].slice(0, 3)
  }

  const common = {
    noteOf: (ref: string) => passages.get(ref)?.note ?? '',
    formatReference,
  }
  const allowed = (picks: readonly PassageChoice[], { guarded }: Finding) =>
    picks.filter(({ ref }) => retriever.isAllowed(ref, guarded))

  function fromSituation(situation: SituationEntry, { kind, text, finding, repeats }: Asked): AnswerDraft {
    const picks = allowed(situation.passages, finding)
    const steps = requestedFirst(situation.steps, requestedFacets(text))
    const leastUsed = picks.toSorted((a, b) => usesOf(a.ref) - usesOf(b.ref))
    const offset = content.situations.indexOf(situation)
    const prayers = prayersOf(situation.theme)
    const material: Material = { ...common, ...situation, steps, picks, leastUsed, offset, prayers }
    return {
      ...layouts[kind](material, repeats),
      prayerPoints: rotate(situation.prayerPoints, repeats, 4),
      warnings: warningsOf(situation),
    }
  }

  /** Says plainly that there is no text on exactly this, and what comes nearest. */
  function fromGeneral({ kind, text, finding, repeats }: Asked): AnswerDraft {
    const { general } = content
    const picks = allowed(general.passages, finding)
    const steps = requestedFirst(general.steps, requestedFacets(text))
    const prayers = content.prayers.filter(({ themes }) => themes[0] === 'starting-the-day' || themes[0] === 'decision')
    const people = ['pastor', 'friend'] as const
    const material: Material = {
      ...common,
      ...general,
      steps,
      picks,
      leastUsed: picks,
      offset: 0,
      people: [...people],
      prayers,
    }
    const { content: paragraphs, passages } = layouts[kind](material, repeats)
    return {
      content: [pickOne(general.noExactText, repeats), ...paragraphs],
      passages,
      prayerPoints: rotate(general.prayerPoints, repeats, 4),
      warnings: general.warnings,
      nearest: nearestTo(finding),
    }
  }

  function fromQuestion(question: QuestionEntry, repeats: number): AnswerDraft {
    return {
      content: [
        question.direct,
        ...(question.views ? [bulletList(question.views.map(({ held, view }) => `${held}: ${view}`))] : []),
        ...pickOne(question.answers, repeats),
        referralSentence(question.people, repeats),
      ],
      passages: question.passages,
      prayerPoints: question.prayerPoints,
      warnings: question.warnings,
    }
  }

  return {
    compose(asked: Asked): AnswerDraft {
      const question = findQuestion(asked.text)
      if (question && !isVulnerable(asked.finding.class)) return fromQuestion(question, asked.repeats)
      const theme = themeOf(asked.finding)
      const situation = theme && situations.get(theme.id)
      const isClear = (asked.finding.confidence >= sure && !asked.isUnrelated) || isVulnerable(asked.finding.class)
      return situation && isClear ? fromSituation(situation, asked) : fromGeneral(asked)
    },

    /** What the library knows of the situation, for a model to build on; undefined when nothing fits. */
    situationFor(finding: Finding): SituationEntry | undefined {
      const theme = themeOf(finding)
      return theme && situations.get(theme.id)
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
          'Where it stands',
          passage.note,
          ...(passage.cautions.length > 0 ? ['How it is easily misread', bulletList(passage.cautions)] : []),
          'What it asks of somebody at work',
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
  'Laws, contracts and agreements differ from country to country. Ask somebody who knows yours before you act on them.'

function warningsOf({ warnings, legal }: SituationEntry): string[] {
  return legal ? [...warnings, law] : [...warnings]
}

/** Finds a question of faith, or of what a program may do, that is asked in nearly these words. */
function createQuestionSearch(questions: readonly QuestionEntry[]) {
  const search = createThemeSearch(
    questions.map(({ id, title, phrasings }) => ({ id, name: title, phrasings, class: 'ordinary', passages: [] })),
  )
  return (text: string): QuestionEntry | undefined => {
    const [best] = search(text)
    return best && best.sureness >= same ? questions.find(({ id }) => id === best.theme.id) : undefined
  }
}
