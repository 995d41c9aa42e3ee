import { useDeferredValue, useState } from 'react'
import { PageHeading } from '../../ui/page-heading.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Categories, Entries } from './categories.tsx'
import { findResources, nearestFirst, type SectionId, sections } from './sections.ts'
import { useRegion } from './use-region.ts'

export default function ResourcesPage() {
  const [section, setSection] = useState<SectionId>('spiritual')
  const [typed, setTyped] = useState('')
  const sought = useDeferredValue(typed.trim())
  const country = useRegion()
  return (
    <div className="grid gap-8 py-8 md:gap-12 md:py-12">
      <header className="grid gap-2">
        <PageHeading title="Resources" plain="Resources" />
        <p className="text-large text-muted">Christian workplace resources</p>
      </header>
      <SearchField value={typed} onChange={setTyped} />
      {sought === '' ? (
        <Tabs
          label="Sections"
          value={section}
          onChange={setSection}
          tabs={sections.map(({ id, title, note, resources }) => ({
            value: id,
            title,
            content: (
              <>
                {note !== undefined && <p className="max-w-prose pb-6 text-small text-muted">{note}</p>}
                <Categories resources={resources} country={country} />
              </>
            ),
          }))}
        />
      ) : (
        <Found sought={sought} country={country} />
      )}
    </div>
  )
}

/** What a search finds in all three sections. */
function Found({ sought, country }: { sought: string; country: string | undefined }) {
  const found = nearestFirst(findResources(sought), country)
  return (
    <section aria-label="Search results" className="grid gap-5">
      <h2 role="status" className="font-serif text-title">
        {found.length === 0
          ? 'Nothing matches these words.'
          : `${found.length} ${found.length === 1 ? 'resource' : 'resources'}`}
      </h2>
      <Entries resources={found} />
    </section>
  )
}
