import type { QuestionEntry, RefusalEntry } from '@lampstand/content/answer-schemas'
import type { Content } from '@lampstand/content/loader'
import type { Finder } from '@lampstand/scripture/passage-finder'
import type { QuotationCheck } from '@lampstand/scripture/quotations'
import type { Finding, Retriever } from '@lampstand/scripture/retrieval'
import { type Role, roleOf } from '@lampstand/scripture/roles'
import type { BibleText } from '@lampstand/scripture/text'
import type { Understood } from '@lampstand/scripture/understanding'
import { BadRequest } from '../errors.ts'
import type { SafetyReading } from '../safety/safety.ts'
import type { Understanding } from '../understanding.ts'
import { createFacts, type Fact } from './facts.ts'

/** What somebody wrote, understood: what it is about, who asks, what is asked outright, and how serious it is. */
export type UnderstoodRequest = SafetyReading & {
  readonly finding: Finding
  readonly role: Role
  readonly question: QuestionEntry | null
  readonly refusal: RefusalEntry | null
  readonly fact: Fact | null
  /** Whether the theme is clear enough to be answered without asking back. */
  readonly isConfident: boolean
}

type Parts = {
  readonly understanding: Pick<Understanding, 'understand'>
  readonly content: Pick<Content, 'questions' | 'refusals' | 'sayings' | 'situations' | 'bible'>
  readonly retriever: Pick<Retriever, 'forTheme'>
  readonly check: (text: string) => QuotationCheck
  readonly bible: Pick<BibleText, 'lines'>
  readonly finder: Finder
}

type Options = {
  readonly seed?: string
  /** The theme that the person chose to be read as. */
  readonly about?: string | undefined
}

/** How many passages a model may choose from. */
const candidates = 8

/** A question is known when it comes this near to one of its phrasings: nearer where it is not put as a question. */
const nearAsQuestion = 0.58
const nearAsStatement = 0.74
/** What is asked outright to be told yes or no is told, from here on, even where a theme comes nearer still. */
const nearAsYesOrNo = 0.75
/** Else it is to come this much nearer than any sentence in which a theme is asked about. */
const nearerThanThemes = 0.03
/** From these odds on a request is taken to ask for what is refused. */
const wrongful = 0.35
/** From these odds on, or this far ahead of the next, a theme is taken to be meant. */
const sure = 0.3
const ahead = 0.15

/** The one step in which requests are understood; `heard` is all that was written, read for danger. */
export function createReader({ understanding, content, retriever, check, bible, finder }: Parts) {
  const concerns = new Map(content.situations.map(({ theme, safety }) => [theme, safety]))
  const questions = new Map(content.questions.map((each) => [`question/${each.id}`, each]))
  const refusals = new Map(content.refusals.map((each) => [`refusal/${each.id}`, each]))
  const factIn = createFacts({ content, check, bible, finder })

  function refusalIn({ asked, refused }: Understood): RefusalEntry | null {
    if (refused < wrongful) return null
    const nearest = asked.find(({ id }) => refusals.has(id))
    return nearest ? (refusals.get(nearest.id) ?? null) : null
  }

  function questionIn(text: string, { asked }: Understood): QuestionEntry | null {
    const best = asked.find(({ id }) => questions.has(id))
    const theme = asked.find(({ id }) => id.startsWith('theme/'))
    const enough = isQuestion.test(text) ? nearAsQuestion : nearAsStatement
    if (!best || best.likeness < enough) return null
    const isAskedOutright = isYesOrNo.test(text) && best.likeness >= nearAsYesOrNo
    if (!isAskedOutright && best.likeness < (theme?.likeness ?? 0) + nearerThanThemes) return null
    return questions.get(best.id) ?? null
  }

  function chosen(about: string, seed: string | undefined): Finding {
    try {
      return retriever.forTheme(about, { count: candidates, ...(seed !== undefined && { seed }) })
    } catch {
      throw new BadRequest('There is no such reading to choose.', 'unknown_theme')
    }
  }

  /** @throws BadRequest for a theme that does not exist */
  return async (text: string, heard: SafetyReading, { seed, about }: Options = {}): Promise<UnderstoodRequest> => {
    const found = await understanding.understand(text, { count: candidates, ...(seed !== undefined && { seed }) })
    const finding = about === undefined ? found : { ...chosen(about, seed), themes: withFirst(about, found.themes) }
    // What it is about is told in English only.
    if (heard.language !== null)
      return { ...heard, finding, role: 'affected', refusal: null, fact: null, question: null, isConfident: false }
    const concern = finding.confidence >= 0.5 ? (concerns.get(finding.theme?.id ?? '') ?? 'none') : 'none'
    const refusal = refusalIn(found)
    const asked = refusal || about !== undefined ? null : questionIn(text, found)
    const read = refusal || about !== undefined ? null : factIn(text)
    // That remembered words were not found says less than an answer to what they are about.
    const isNothing = read?.kind === 'words' && read.refs.length === 0 && !read.isQuoted
    const fact = isNothing && asked ? null : read
    return {
      ...heard,
      finding,
      role: roleOf(text, found.roles),
      refusal,
      fact,
      question: fact ? null : asked,
      isConfident: about !== undefined || (isClear(found) && !heard.isUnrelated),
      ...(heard.level === 'none' && concern !== 'none' && { level: 'concern', danger: concern }),
    }
  }
}

const isQuestion =
  /\?|^\W*(?:is|are|am|was|were|do|does|did|can|could|may|might|must|should|shall|would|will|has|have|who|what|where|when|why|how|which)\b/i

const isYesOrNo = /^\W*(?:is|are|does|do|did|can|could|may|should|must|will)\b/i

function isClear({ themes: [first, second], confidence }: Finding): boolean {
  if (!first || confidence < 0.15) return false
  return first.odds >= sure || first.odds - (second?.odds ?? 0) >= ahead
}

const withFirst = (id: string, themes: Finding['themes']): Finding['themes'] => [
  { id, odds: 1 },
  ...themes.filter((theme) => theme.id !== id),
]
