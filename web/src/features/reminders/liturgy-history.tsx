import type { LiturgyInstance } from '@lampstand/contract/liturgies'
import { useState } from 'react'
import { Link } from 'wouter'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { formatInstant } from '../../ui/dates.ts'
import { Icon } from '../../ui/icon.tsx'
import { toasts } from '../../ui/toasts.tsx'
import { useLiturgyHistory } from './liturgy-queries.ts'

/** The liturgies prayed to the end, with what was written in them, newest first. It is there only when there are some. */
export default function LiturgyHistory() {
  const { prayed, from, loadMore } = useLiturgyHistory()
  const [loading, setLoading] = useState(false)
  const load = async () => {
    setLoading(true)
    await loadMore?.().catch(() => toasts.showError('More could not be loaded. Please try again.'))
    setLoading(false)
  }
  if (prayed.length === 0) return null
  return (
    <Card aria-labelledby="prayed" className="grid content-start gap-5">
      <h2 id="prayed" className="font-serif text-title">
        Liturgies You Prayed
      </h2>
      {from === 'browser' && (
        <p className="text-small text-muted">You are not connected. These are the last ones that this browser kept.</p>
      )}
      <ul className="divide-y divide-line border-y border-line">
        {prayed.map((one) => (
          <PrayedLiturgy key={one.id} prayed={one} />
        ))}
      </ul>
      {loadMore && (
        <Button look="secondary" className="justify-self-center" pending={loading} onClick={() => void load()}>
          {loading ? 'Loading...' : 'Load more'}
        </Button>
      )}
    </Card>
  )
}

const PrayedLiturgy = ({ prayed }: { prayed: LiturgyInstance }) => {
  const { templateId, name, reference, triggerTime, completedAt, userReflection } = prayed
  const at = completedAt ?? triggerTime
  return (
    <li className="grid gap-3 py-6">
      <div className="grid gap-1">
        <h3 className="font-serif text-large text-balance">{name}</h3>
        <p className="flex flex-wrap gap-x-4 text-small text-muted">
          <span>
            Prayed <time dateTime={at}>{formatInstant(at)}</time>
          </span>
          <span>{reference}</span>
        </p>
      </div>
      {userReflection !== null && (
        <p dir="auto" className="max-w-[65ch] text-left whitespace-pre-line wrap-anywhere">
          {userReflection}
        </p>
      )}
      <div className="-mx-2">
        <Link
          href={`/prayer?liturgy=${templateId}`}
          aria-label={`Pray it again: ${name}`}
          className={buttonClass('quiet', 'text-small')}
        >
          <Icon name="refresh" className="size-4.5" />
          Pray it again
        </Link>
      </div>
    </li>
  )
}
