import { useDeferredValue, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { controlClass } from '../../ui/control-class.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
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
      <search className="grid w-full gap-1.5 sm:w-72">
        <label htmlFor="search" className="font-medium">
          Search
        </label>
        <input
          id="search"
          type="search"
          dir="auto"
          maxLength={200}
          className={classNames(controlClass, 'min-h-(--target)')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </search>
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
