import { type Block, blocksOf } from './answer-blocks.ts'
import type { WrittenIn } from './help.ts'

/** The prose of an answer, which may still be growing: what stands already does not move. */
export const AnswerText = ({ text, writtenIn }: { text: string; writtenIn?: WrittenIn | undefined }) => (
  <div className="grid max-w-[65ch] gap-4 text-pretty">
    {blocksOf(text).map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only ever added at the end
      <div key={index} lang={languageOf(block, writtenIn)} dir="auto">
        <BlockOfText block={block} />
      </div>
    ))}
  </div>
)

/** Everything of such an answer is in the other language but what is told in English. */
const languageOf = (block: Block, writtenIn: WrittenIn | undefined) =>
  'text' in block && block.text === writtenIn?.english ? undefined : writtenIn?.language

function BlockOfText({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h3 className="animate-appear pt-2 font-semibold">{block.text}</h3>
    case 'paragraph':
      return <p className="animate-appear whitespace-pre-line">{block.text}</p>
    case 'list':
      return (
        <ul className="grid animate-appear list-disc gap-2 pl-5 marker:text-lamp">
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items are only ever added at the end
            <li key={index} className="pl-1">
              {item}
            </li>
          ))}
        </ul>
      )
  }
}
