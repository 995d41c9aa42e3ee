import { useState } from 'react'
import { Disclosure } from '../../ui/disclosure.tsx'
import { ResourceEntry } from './resource-entry.tsx'
import { byCategory, nearestFirst, type Resource } from './sections.ts'

type CategoriesProps = { resources: readonly Resource[]; country: string | undefined }
type Group = ReturnType<typeof byCategory>[number]

/** A section as a catalog: what is of one kind is together. Where the screen is narrow the kinds are folded, so that all are seen at once. */
export function Categories({ resources, country }: CategoriesProps) {
  const [isWide] = useState(() => matchMedia('(min-width: 64rem)').matches)
  const groups = byCategory(resources).map(({ category, entries }) => ({
    category,
    entries: nearestFirst(entries, country),
  }))
  return isWide ? (
    <div className="grid gap-14 pt-2 md:gap-16">
      {groups.map((group) => (
        <Laid key={group.category} {...group} />
      ))}
    </div>
  ) : (
    <ul className="divide-y divide-line border-y border-line">
      {groups.map((group) => (
        <Folded key={group.category} {...group} />
      ))}
    </ul>
  )
}

const Laid = ({ category, entries }: Group) => (
  <section aria-label={category} className="grid gap-x-10 gap-y-5 lg:grid-cols-[12rem_minmax(0,1fr)]">
    <h2 className="font-serif text-title text-lamp lg:border-t lg:border-line lg:pt-4">{category}</h2>
    <Entries resources={entries} />
  </section>
)

const Folded = ({ category, entries }: Group) => (
  <li className="py-2.5">
    <Disclosure summary={`${category} (${entries.length})`}>
      <h2 className="sr-only">{category}</h2>
      <Entries resources={entries} />
    </Disclosure>
  </li>
)

export const Entries = ({ resources }: { resources: readonly Resource[] }) => (
  <ul className="grid gap-x-10 gap-y-9 sm:grid-cols-2">
    {resources.map((resource) => (
      <li key={resource.url}>
        <ResourceEntry resource={resource} />
      </li>
    ))}
  </ul>
)
