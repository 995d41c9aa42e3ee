import { useState } from 'react'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { ResourceEntry } from './resource-entry.tsx'
import { byCategory, type Resource, type SectionId, sections } from './sections.ts'

export default function ResourcesPage() {
  const [section, setSection] = useState<SectionId>('spiritual')
  return (
    <div className="grid gap-8 py-8 md:gap-12 md:py-12">
      <header className="grid gap-2">
        <PageHeading title="Resources" />
        <p className="text-large text-muted">Christian workplace resources</p>
      </header>
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
              <Categories resources={resources} />
            </>
          ),
        }))}
      />
    </div>
  )
}

/** A section as a catalogue: what is of one kind stands together. */
const Categories = ({ resources }: { resources: readonly Resource[] }) => (
  <div className="grid gap-14 pt-2 md:gap-16">
    {byCategory(resources).map(({ category, entries }) => (
      <section
        key={category}
        aria-label={category}
        className="grid gap-x-10 gap-y-5 lg:grid-cols-[12rem_minmax(0,1fr)]"
      >
        <h2 className="font-serif text-title text-lamp lg:border-t lg:border-line lg:pt-4">{category}</h2>
        <ul className="grid gap-x-10 gap-y-9 sm:grid-cols-2">
          {entries.map((resource) => (
            <li key={resource.url}>
              <ResourceEntry resource={resource} />
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
)
