import type { QuestionEntry, RefusalEntry } from '@lampstand/content/answer-schemas'
import type { Content } from '@lampstand/content/loader'
import type { PassageEntry } from '@lampstand/content/schemas'
import { spanOf } from '@lampstand/scripture/canon'
import { formatReference } from '@lampstand/scripture/references'
import { pickOne } from '../rotation.ts'
import { type AnswerDraft, bulletList, type PassageChoice } from './answer-draft.ts'
import { absence, type Fact, shownPassage } from './facts.ts'
import { referralSentence } from './referrals.ts'

/* What is asked outright is answered outright: its first sentence is the answer. */

export function fromQuestion(question: QuestionEntry, repeats: number): AnswerDraft {
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

export function fromRefusal(refusal: RefusalEntry, repeats: number): AnswerDraft {
  return {
    content: [
      pickOne(refusal.no, repeats),
      'What you can do instead',
      bulletList(refusal.instead),
      referralSentence(refusal.people, repeats),
    ],
    passages: refusal.passages,
    prayerPoints: refusal.prayerPoints,
    warnings: refusal.warnings,
  }
}

const told = ({ note, cautions }: PassageEntry) => [
  note,
  ...(cautions.length > 0 ? ['How it is easily misread', bulletList(cautions)] : []),
]

/** A single verse that everybody quotes is often curated with its neighbors, and misread without them. */
function holds(outer: string, inner: string): boolean {
  const [around, within] = [spanOf(outer), spanOf(inner)]
  return !!around && !!within && around.first <= within.first && within.last <= around.last
}

/** Answers of the text itself. Passages that are not curated are shown to whoever asks for them, and to nobody else (D11). */
export function createFactAnswers({ passages }: Pick<Content, 'passages'>) {
  const curated = new Map(passages.map((passage) => [passage.ref, passage]))
  const plain = (content: readonly string[], picks: readonly PassageChoice[]): AnswerDraft => ({
    content,
    passages: picks,
    prayerPoints: [],
    warnings: [],
  })

  function fromPassage(ref: string): AnswerDraft {
    const entry = curated.get(ref)
    if (entry) {
      return plain(
        [`Here is ${formatReference(ref)}.`, ...told(entry)],
        [
          { ref, why: 'The passage you asked for.' },
          { ref: entry.window, why: 'The verses around it.' },
        ],
      )
    }
    const { ref: shown, window } = shownPassage(ref)
    const beginning =
      shown === ref ? '' : ` It is long, so only its beginning is shown here, ${formatReference(shown)}.`
    const around = passages.filter((each) => each.window === ref || each.window === window)
    const [nearest] = [...passages.filter((each) => holds(each.ref, ref)), ...around]
    return plain(
      [
        `Here is ${formatReference(ref)}.${beginning}`,
        ...(nearest ? told(nearest) : []),
        'To read it fairly, ask three things of it: who speaks to whom, what had happened just before, and what was wanted of those who heard it first. A pastor or a study Bible can say more on each.',
      ],
      [
        { ref: shown, why: 'The passage you asked for.' },
        ...(window === null || window === shown ? [] : [{ ref: window, why: 'The verses around it.' }]),
      ],
    )
  }

  function fromWords({ refs, more, said, asks }: Extract<Fact, { kind: 'words' }>): AnswerDraft {
    const [first] = refs
    if (first === undefined)
      return plain(
        [
          'I could not find these words in the World English Bible, which is quoted here. Another translation may word a verse differently, so they may still be in the Bible.',
          'They may also come from a hymn, a sermon or a proverb. If you remember another wording, or the book, ask again with that.',
        ],
        [],
      )
    const named = refs.map(formatReference)
    const listed = more > 0 ? `, and ${more} more` : ''
    const stands =
      named.length === 1
        ? `these words are in the Bible: they are in ${named[0]}.`
        : `words like these are in more than one place: ${named.join('; ')}${listed}.`
    const speaker = said
      ? [said.says]
      : ['Who speaks there is told by the verses around them; a study Bible or a pastor can say more.']
    const { window } = shownPassage(first)
    return plain(
      [
        ...(asks === 'who' ? speaker : []),
        `${asks === 'who' ? 'As for the place, ' : 'Yes, '}${stands} Translations differ; below is the wording of the World English Bible.`,
        refs.length === 1 ? (curated.get(first)?.note ?? '') : '',
      ],
      [
        ...refs.map((ref) => ({ ref, why: 'Where the words are found.' })),
        ...(refs.length === 1 && asks === 'who' && window !== null && window !== first
          ? [{ ref: window, why: 'The verses around it.' }]
          : []),
      ],
    )
  }

  function fromTable({ answer, refs, isPlace }: Extract<Fact, { kind: 'told' }>): AnswerDraft {
    const places = refs.map(formatReference).join('; ')
    return plain(
      isPlace ? [`It is in ${places}.`, answer] : [answer],
      refs.map((ref) => ({ ref: shownPassage(ref).ref, why: 'Where the text speaks of it.' })),
    )
  }

  return (fact: Fact): AnswerDraft => {
    switch (fact.kind) {
      case 'passage':
        return fromPassage(fact.ref)
      case 'no-such-reference':
        return plain(
          [
            absence(fact.ref),
            'It is easily miscounted or misremembered. Ask again with the words you remember, and they will be looked for in the text.',
          ],
          [],
        )
      case 'saying':
        return plain([fact.saying.answer], fact.saying.passages)
      case 'words':
        return fromWords(fact)
      case 'count':
        return plain(
          [fact.answer],
          fact.refs.map((ref) => ({ ref, why: 'The place itself.' })),
        )
      case 'told':
        return fromTable(fact)
    }
  }
}
