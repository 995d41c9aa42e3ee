import { type AnswerPart, isEmptyPart, type ShownAnswer } from './answer.ts'
import { type HelpLine, writtenTo } from './help.ts'
import { quoted } from './quoted.ts'

/** An answer as plain text, whole: with its references, where help is to be had, who wrote it and what to think of that. */
export function answerAsText(answer: ShownAnswer, translation: string): string {
  const { title, help, notice, passages, parts, isUrgent, source, disclaimer } = answer
  const [prose, ...more] = parts.filter((part) => !isEmptyPart(part)).map(textOf)
  const scripture = passages.map(({ text, reference, why }) =>
    [quoted(text), `${reference}, ${translation}`, why].filter((line) => line !== '').join('\n'),
  )
  return [
    title,
    help && [`Help now (${help.region})`, ...help.helplines.map(lineOf)].join('\n'),
    notice,
    ...(isUrgent ? [prose, ...scripture] : [...scripture, prose]),
    ...more,
    [source, disclaimer].filter((line) => line !== undefined).join('\n'),
  ]
    .filter((block) => block !== undefined && block !== '')
    .join('\n\n')
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
