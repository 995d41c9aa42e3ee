import type { Insights } from '@lampstand/contract/insights'
import { formatDay } from '../../ui/dates.ts'
import { Bars } from './bars.tsx'
import { ChartSection } from './chart-section.tsx'
import { FiguresTable } from './figures-table.tsx'
import { hourName, hourSentence, weekdayNames, weekdaySentence } from './sentences.ts'

const labelledHours: Record<number, string> = { 0: '12 AM', 6: '6 AM', 12: 'Noon', 18: '6 PM' }

/** On which days and at which hours the person is here. */
export function RhythmSection({ insights: { since, weekdays, hours } }: { insights: Insights }) {
  const byWeekday = weekdayNames.map((name, index) => ({ name, label: name.slice(0, 3), value: weekdays[index] ?? 0 }))
  const byHour = hours.map((value, hour) => {
    const label = labelledHours[hour]
    return { name: hourName(hour), value, ...(label !== undefined && { label }) }
  })
  const sentence = [weekdaySentence(weekdays), hourSentence(hours)].filter(Boolean).join(' ')
  return (
    <ChartSection
      title="Your rhythm"
      sentence={sentence}
      note={`Days on which you were here, since ${formatDay(since)}.`}
    >
      <div className="grid gap-1">
        <h3 className="font-medium">By day of the week</h3>
        <Bars figures={byWeekday} numbered />
        <FiguresTable caption="Days here, by day of the week" of="Day of the week" count="Days" figures={byWeekday} />
      </div>
      <div className="grid gap-1">
        <h3 className="font-medium">By hour of the day</h3>
        <Bars figures={byHour} />
        <FiguresTable caption="Days here, by hour of the day" of="Hour" count="Days" figures={byHour} />
      </div>
    </ChartSection>
  )
}
