import { type Block, blocksOf } from './answer-blocks.ts'

/** The prose of an answer, which may still be growing: what stands already does not move. */
export const AnswerText = ({ text }: { text: string }) => (
  <div className="grid max-w-[65ch] gap-4 text-pretty">
    {blocksOf(text).map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only ever added at the end
      <BlockOfText key={index} block={block} />
    ))}
  </div>
)

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
