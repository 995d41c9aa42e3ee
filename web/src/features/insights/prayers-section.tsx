import type { Insights } from '@lampstand/contract/insights'
import { Bars, Rows } from './bars.tsx'
import { ChartSection } from './chart-section.tsx'
import { FiguresTable } from './figures-table.tsx'
import { medianSentence, monthOf, prayersSentence, spanNames } from './sentences.ts'

/** When prayers were answered, and how long they took. */
export function PrayersSection({ prayers }: { prayers: Insights['prayers'] }) {
  const { answered, months, waits, medianDays } = prayers
  const byMonth = months.map(({ month, answered }, index) => ({
    name: `${monthOf(month)} ${month.slice(0, 4)}`,
    value: answered,
    ...(index % 2 === 1 && { label: monthOf(month).slice(0, 3) }),
  }))
  const bySpan = waits.map(({ span, count }) => ({ name: spanNames[span], value: count }))
  const sentence = [prayersSentence(prayers), medianDays !== null && medianSentence(medianDays)]
    .filter(Boolean)
    .join(' ')
  return (
    <ChartSection
      title="Answered prayers"
      sentence={sentence}
      note="How long an answer takes says nothing about the one who prayed."
    >
      {answered > 0 && (
        <>
          <div className="grid gap-1">
            <h3 className="font-medium">Answered in the last twelve months</h3>
            <Bars figures={byMonth} numbered />
            <FiguresTable caption="Prayers answered in each month" of="Month" count="Answered" figures={byMonth} />
          </div>
          <div className="grid gap-3">
            <h3 className="font-medium">How long they took</h3>
            <Rows figures={bySpan} />
            <FiguresTable caption="How long answered prayers took" of="Time" count="Prayers" figures={bySpan} />
          </div>
        </>
      )}
    </ChartSection>
  )
}
