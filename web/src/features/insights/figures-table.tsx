import type { Figure } from './bars.tsx'

type FiguresTableProps = { caption: string; of: string; count: string; figures: readonly Figure[] }

/** The numbers behind a drawing, for whoever would rather read them. */
export const FiguresTable = ({ caption, of, count, figures }: FiguresTableProps) => (
  <details className="group text-small">
    <summary className="inline-flex min-h-(--target) cursor-pointer items-center text-brand underline-offset-4 hover:underline">
      Show the numbers<span className="sr-only">{`: ${caption}`}</span>
    </summary>
    <table className="mt-1 w-full max-w-xs border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-left text-muted">
          <th scope="col" className="py-1.5 pr-4 font-medium">
            {of}
          </th>
          <th scope="col" className="py-1.5 text-right font-medium">
            {count}
          </th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ name, value }) => (
          <tr key={name} className="border-b border-line">
            <th scope="row" className="py-1.5 pr-4 text-left font-normal">
              {name}
            </th>
            <td className="py-1.5 text-right tabular-nums">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
)
