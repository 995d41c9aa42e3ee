import type { GuidanceKind } from '@lampstand/contract/guidance'
import { useState } from 'react'
import { guidanceKinds } from '../../api/contract.ts'
import { loadHelp } from '../../api/help-now.ts'
import { HelpNow } from '../../ui/help-now.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { draftBefore, type GuidanceDraft, keepKind, keptDraft, kindBefore } from './guidance-draft.ts'
import { GuidancePanel } from './guidance-panel.tsx'
import { kindTexts } from './kinds.ts'

type GuidanceDrafts = Record<GuidanceKind, GuidanceDraft>

export default function GuidancePage() {
  const [kind, setKind] = useState(kindBefore)
  const [drafts, setDrafts] = useState(draftsBefore)
  const write = (one: GuidanceKind, draft: GuidanceDraft) => {
    keptDraft(one).save(draft)
    setDrafts((before) => ({ ...before, [one]: draft }))
  }
  return (
    <div className="grid gap-8 py-8 md:gap-12 md:py-12 print:py-0">
      <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4 print:hidden">
        <div className="grid gap-2">
          <PageHeading title="Biblical Guidance" plain="Questions" />
          <p className="text-large text-muted">Biblical wisdom for work challenges</p>
        </div>
        <HelpNow load={loadHelp} />
      </header>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid content-start gap-8">
          <Doctrine />
          <Tabs
            label="Kind of guidance"
            value={kind}
            onChange={(next) => {
              keepKind(next)
              setKind(next)
            }}
            tabs={guidanceKinds.map((one) => ({
              value: one,
              title: kindTexts[one].tab,
              content: <GuidancePanel kind={one} draft={drafts[one]} onDraft={(draft) => write(one, draft)} />,
            }))}
          />
        </div>
        <aside aria-label="About this page" className="grid content-start gap-8 print:hidden">
          <Guidelines />
        </aside>
      </div>
    </div>
  )
}

const draftsBefore = () => Object.fromEntries(guidanceKinds.map((kind) => [kind, draftBefore(kind)])) as GuidanceDrafts

const Doctrine = () => (
  <section aria-labelledby="doctrine" className="grid gap-1.5 border-l-2 border-lamp pl-5 print:hidden">
    <h2 id="doctrine" className="font-serif text-large">
      Doctrinally sound AI guidance
    </h2>
    <p className="max-w-[62ch] text-pretty text-muted">
      Scripture is quoted word for word from the World English Bible; no model ever writes it. Answers hold to what
      Christians confess together, say so where they differ, and point you to people who can help.
    </p>
  </section>
)

const guidelines = [
  'Say what happened, what you feel, and what you hope for.',
  'Leave out names and anything that must stay at work.',
  'Read each passage in its context before you lean on it.',
  'Weigh every answer against Scripture, and talk it over with someone you trust.',
  'For legal, medical or money questions, ask someone whose work that is.',
]

const Guidelines = () => (
  <section aria-labelledby="guidelines" className="grid gap-4 rounded-control border border-line bg-surface p-5">
    <h2 id="guidelines" className="font-serif text-large">
      Guidelines
    </h2>
    <ul className="grid gap-2.5 text-muted">
      {guidelines.map((guideline) => (
        <li key={guideline} className="border-t border-line pt-2.5 text-pretty first:border-0 first:pt-0">
          {guideline}
        </li>
      ))}
    </ul>
  </section>
)
