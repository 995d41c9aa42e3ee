import { type AnswerPart, isEmptyPart, type ShownAnswer, withLead } from './answer.ts'
import { type HelpLine, writtenTo } from './help.ts'
import { quoted } from './quoted.ts'

/** An answer as plain text, whole: with its references, where help is to be had, who wrote it and what to think of that. */
export function answerAsText(answer: ShownAnswer, translation: string): string {
  const {
    title,
    help,
    notice,
    languageNote,
    passages,
    parts,
    begins = 'passages',
    isUrgent,
    source,
    disclaimer,
  } = answer
  const [prose, ...more] = parts.filter((part) => !isEmptyPart(part)).map(textOf)
  const scripture = passages.map(({ text, reference, why }) =>
    [quoted(text), `${reference}, ${translation}`, why].filter((line) => line !== '').join('\n'),
  )
  return [
    title,
    isUrgent && helpOf(help),
    notice,
    languageNote?.own,
    languageNote?.english,
    ...inOrder(isUrgent ? 'prose' : begins, prose, scripture),
    ...more,
    !isUrgent && helpOf(help),
    [source, disclaimer].filter((line) => line !== undefined).join('\n'),
  ]
    .filter((block) => block !== undefined && block !== false && block !== '')
    .join('\n\n')
}

const helpOf = (help: ShownAnswer['help']) =>
  help && [`Help now (${help.region})`, ...help.helplines.map(lineOf)].join('\n')

function inOrder(begins: NonNullable<ShownAnswer['begins']>, prose: string | undefined, scripture: readonly string[]) {
  if (prose === undefined || begins === 'passages') return [...scripture, prose]
  if (begins === 'prose') return [prose, ...scripture]
  const { lead, rest } = withLead(prose)
  return [lead, ...scripture.slice(0, 1), rest, ...scripture.slice(1)]
}

function textOf(part: AnswerPart): string {
  switch (part.kind) {
    case 'prose':
      return [part.title, part.text.trim()].filter((line) => line !== undefined).join('\n')
    case 'points':
      return [
        part.title,
        ...part.points.map((point, index) => `${part.numbered ? `${index + 1}.` : '-'} ${point}`),
      ].join('\n')
    case 'references':
      return `${part.title}: ${part.references.map(({ reference }) => reference).join('; ')}`
  }
}

const lineOf = ({ name, purpose, phone, sms, url }: HelpLine) =>
  `- ${[name, phone, sms && `text ${writtenTo(sms)}`, url].filter((way) => way !== undefined).join(', ')}: ${purpose}`
