import type { Insights } from '@lampstand/contract/insights'
import { Rows } from './bars.tsx'
import { ChartSection } from './chart-section.tsx'
import { FiguresTable } from './figures-table.tsx'

/** What the verses speak of that the person keeps. */
export function ThemesSection({ themes }: { themes: Insights['themes'] }) {
  const figures = themes.map(({ name, count }) => ({ name, value: count }))
  return (
    <ChartSection
      title="Themes you keep"
      sentence={
        themes.length === 0
          ? 'No verses are saved yet. The themes of those you save will appear here.'
          : 'What the verses you saved speak of.'
      }
    >
      {themes.length > 0 && (
        <div className="grid gap-3">
          <Rows figures={figures} />
          <FiguresTable caption="Themes of the verses you saved" of="Theme" count="Verses" figures={figures} />
        </div>
      )}
    </ChartSection>
  )
}
