import type { Insights } from '@lampstand/contract/insights'
import { Rows } from './bars.tsx'
import { ChartSection } from './chart-section.tsx'
import { FiguresTable } from './figures-table.tsx'
import { liturgiesSentence } from './sentences.ts'

/** The liturgies that reminders lead to, as far as they were prayed to the end. */
export function LiturgiesSection({ liturgies }: { liturgies: Insights['liturgies'] }) {
  const figures = liturgies.most.map(({ name, count }) => ({ name, value: count }))
  return (
    <ChartSection
      title="Liturgies prayed"
      sentence={liturgiesSentence(liturgies)}
      {...(figures.length > 0 && { note: 'Those you come back to most.' })}
    >
      {figures.length > 0 && (
        <div className="grid gap-3">
          <Rows figures={figures} />
          <FiguresTable caption="Liturgies you prayed" of="Liturgy" count="Times" figures={figures} />
        </div>
      )}
    </ChartSection>
  )
}
