import { type ComponentType, Suspense, useState } from 'react'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { HabitPractice } from './habit-practice.tsx'

type HabitsPageProps = {
  /** The screen of scripture for a challenge; another feature's, as is its page of its own. */
  ChallengeScripture: ComponentType
}

export default function HabitsPage({ ChallengeScripture }: HabitsPageProps) {
  const [tab, setTab] = useState<'habits' | 'scripture'>('habits')
  const [wanted, setWanted] = useState(false)
  return (
    <div className="grid gap-8 py-8 md:gap-12 md:py-12">
      <header className="grid gap-2">
        <PageHeading title="Be the Light" plain="Plan" />
        <p className="text-large text-muted">Daily spiritual growth challenges</p>
      </header>
      <Tabs
        label="Be the Light"
        value={tab}
        onChange={(next) => {
          setTab(next)
          setWanted(wanted || next === 'scripture')
        }}
        tabs={[
          { value: 'habits', title: 'Habits', content: <HabitPractice /> },
          {
            value: 'scripture',
            title: 'Scripture for a Challenge',
            content: wanted && (
              <Suspense fallback={<Spinner className="min-h-[60dvh]" />}>
                <ChallengeScripture />
              </Suspense>
            ),
          },
        ]}
      />
    </div>
  )
}
