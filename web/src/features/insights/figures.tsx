import type { Insights } from '@lampstand/contract/insights'
import { LiturgiesSection } from './liturgies-section.tsx'
import { MonthSection } from './month-section.tsx'
import { PrayersSection } from './prayers-section.tsx'
import { RhythmSection } from './rhythm-section.tsx'
import { ThemesSection } from './themes-section.tsx'

/** All that is counted. Fetched beside the numbers, with what draws it. */
const Figures = ({ insights }: { insights: Insights }) => (
  <div className="grid gap-10 md:gap-14">
    <MonthSection days={insights.days} />
    <RhythmSection insights={insights} />
    <LiturgiesSection liturgies={insights.liturgies} />
    <PrayersSection prayers={insights.prayers} />
    <ThemesSection themes={insights.themes} />
    <p className="max-w-prose text-small text-muted">
      {`Counted on this server when you opened the page, by the calendar of ${insights.timeZone.replaceAll('_', ' ')}. None of it is stored or sent anywhere.`}
    </p>
  </div>
)

export default Figures
