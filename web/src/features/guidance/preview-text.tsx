import type { Preview } from '@lampstand/contract/guidance'
import { Skeleton } from '../../ui/skeleton.tsx'

const authors = { system: 'The instructions of this program', user: 'Your request' } as const

type PreviewTextProps = { preview: Preview | undefined; failed: boolean }

/** What a request would send, as text. */
export function PreviewText({ preview, failed }: PreviewTextProps) {
  if (failed) return <p role="alert">It could not be shown. Please try again.</p>
  if (!preview) return <Skeleton className="h-40 w-full" />
  const { provider, reason, messages } = preview
  if (messages.length === 0) return <p>{reason ?? 'Nothing would be sent.'}</p>
  return (
    <div className="grid gap-5">
      {provider !== null && <p>{`To: ${provider}`}</p>}
      {reason !== undefined && <p>{reason}</p>}
      {messages.map(({ role, content }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
        <section key={index} className="grid gap-2">
          <h3 className="text-small font-semibold text-lamp">{authors[role]}</h3>
          <p className="rounded-control border border-line bg-tint p-3 text-small whitespace-pre-wrap wrap-anywhere">
            {content}
          </p>
        </section>
      ))}
    </div>
  )
}
