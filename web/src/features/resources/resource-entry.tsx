import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Resource } from './sections.ts'

const ways: Record<Resource['kind'], string> = {
  site: 'Visit Website',
  book: 'Buy on Amazon',
  devotional: 'Buy on Amazon',
  course: 'Enroll Now',
}

/** A work or an organisation, and the way to it in a new tab. */
export const ResourceEntry = ({ resource }: { resource: Resource }) => {
  const { kind, title, description, url, author, provider, price } = resource
  const by = author ?? provider
  return (
    <article className="flex h-full flex-col gap-2.5 border-t border-line pt-5">
      <div className="flex items-start justify-between gap-4">
        <div className="grid gap-0.5">
          <h3 className="font-serif text-large">{title}</h3>
          {by !== undefined && <p className="text-small text-muted">{by}</p>}
        </div>
        <Badge>{price}</Badge>
      </div>
      <p className="pb-1.5 text-pretty text-muted">{description}</p>
      <a
        href={url}
        target="_blank"
        rel="noopener"
        aria-label={`${ways[kind]}: ${title}, opens in a new tab`}
        className={buttonClass('secondary', 'mt-auto self-start')}
      >
        {ways[kind]}
        <Icon name="outside" className="size-4" />
      </a>
    </article>
  )
}
