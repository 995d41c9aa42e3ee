import type { GuidanceKind, GuidanceRequest } from '@lampstand/contract/guidance'
import { type ComponentType, Suspense, useRef } from 'react'
import { flushSync } from 'react-dom'
import { loadHelp } from '../../api/help-now.ts'
import { HelpBeside } from '../../ui/help-beside.tsx'
import { HelpNow } from '../../ui/help-now.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { CreationRequest } from './creation.ts'
import { CreationCard, NothingYet } from './creation-card.tsx'
import { CreationForm, situationDraft } from './creation-form.tsx'
import { guidanceKinds, personalRequest } from './personal-request.ts'
import { useHelpFor } from './queries.ts'
import { useCreation } from './use-creation.ts'

type CreatePageProps = {
  /** Asks guidance about a request and shows its answer; another feature's. */
  PersonalGuidance: ComponentType<{ kind: GuidanceKind; request: GuidanceRequest }>
}

export default function CreatePage({ PersonalGuidance }: CreatePageProps) {
  const { answered, pendingInput, ask } = useCreation(({ ownWords }) => situationDraft.clear({ text: ownWords }))
  const place = useRef<HTMLDivElement>(null)
  const generate = (request: CreationRequest) => {
    flushSync(() => ask(request))
    place.current?.scrollIntoView({ block: 'nearest' })
  }
  const pending = pendingInput !== undefined
  const shown = pendingInput ?? answered?.input
  const heard = useHelpFor(shown?.ownWords ?? '')
  return (
    <div className="grid gap-10 py-8 md:gap-14 md:py-12 print:py-0">
      <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4 print:hidden">
        <div className="grid gap-2">
          <PageHeading title="Create Content" plain="Drafts" />
          <p className="text-large text-muted">Prayers and spiritual content for your work</p>
        </div>
        <HelpNow load={loadHelp} />
      </header>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,6fr)] print:block">
        <CreationForm pending={pending} onSubmit={generate} />
        <div className="grid content-start gap-8">
          <p role="status" className="sr-only">
            {pending ? 'Generating' : answered && 'Your content is ready'}
          </p>
          <div ref={place} className="grid scroll-mt-24 scroll-mb-6 gap-8">
            <HelpBeside heard={heard} place="before" />
            {shown ? (
              <CreationCard
                type={shown.type}
                creation={pending ? undefined : answered?.reply}
                onRefresh={() => pending || ask(shown)}
              />
            ) : (
              <NothingYet />
            )}
            <HelpBeside heard={heard} place="after" />
          </div>
          {answered && !pending && (
            <section aria-labelledby="personal" className="grid gap-4 border-t border-line pt-8 print:border-0">
              <div className="grid gap-1.5 print:hidden">
                <h2 id="personal" className="font-serif text-large">
                  Closer to your own day
                </h2>
                <p className="max-w-[58ch] text-pretty text-muted">
                  The text above was written for many people. AI guidance can answer what you chose and wrote.
                </p>
              </div>
              <Suspense fallback={<Skeleton className="h-11 w-52" />}>
                <PersonalGuidance
                  key={JSON.stringify(answered.input)}
                  kind={guidanceKinds[answered.input.type]}
                  request={personalRequest(answered.input)}
                />
              </Suspense>
            </section>
          )}
        </div>
      </div>
    </div>
  )
}
