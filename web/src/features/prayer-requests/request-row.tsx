import { type ComponentType, lazy, Suspense } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { formatInstant } from '../../ui/dates.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { requestWrites } from './queries.ts'
import type { ShownRequest } from './shown-requests.ts'

/** Seldom needed, and never to be missed: where it cannot be fetched, what holds everywhere is said. */
const HelpLines = lazy<ComponentType<{ heard: ShownRequest }>>(() =>
  import('../../ui/help-lines.tsx').catch(() => ({
    default: () => 'In danger? Call your local emergency number now.',
  })),
)
const RefusedMark = lazy(() => import('./refused-mark.tsx'))

type RequestRowProps = {
  request: ShownRequest
  className: string | false
  onEdit: (request: ShownRequest, opener: HTMLElement) => void
  /** Called before the row goes: the focus that it holds has to go somewhere. */
  onLeaving: () => void
}

/** A request as it was written, what can be done with it, and help beside it where its words speak of danger. */
export function RequestRow({ request, className, onEdit, onLeaving }: RequestRowProps) {
  const { name, prayerText, notes, isAnswered, answeredDate, createdAt, waiting } = request
  const leave = (act: () => void) => () => {
    onLeaving()
    act()
  }
  return (
    <li className={classNames('grid gap-4 py-6', className)}>
      <div className="grid gap-1">
        <h3 dir="auto" className="text-left font-serif text-large text-balance wrap-anywhere">
          {name}
        </h3>
        <p className="flex flex-wrap gap-x-4 text-small text-muted">
          <span>
            Added <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
          </span>
          {answeredDate && (
            <span className="font-medium text-lamp">
              Answered <time dateTime={answeredDate}>{formatInstant(answeredDate)}</time>
            </span>
          )}
        </p>
      </div>
      <p dir="auto" className="max-w-[65ch] text-left whitespace-pre-line wrap-anywhere">
        {prayerText}
      </p>
      {notes && (
        <p
          dir="auto"
          className="max-w-[65ch] border-l-2 border-line pl-4 text-left whitespace-pre-line text-muted wrap-anywhere"
        >
          {notes}
        </p>
      )}
      <Suspense>{request.help && <HelpLines heard={request} />}</Suspense>
      {waiting && waiting.refused === undefined && (
        <p className="flex items-center gap-2 text-small text-muted">
          <Icon name="clock" className="size-4" />
          Waiting to be sent
        </p>
      )}
      <Suspense>{waiting?.refused !== undefined && <RefusedMark {...waiting} refused={waiting.refused} />}</Suspense>
      <div className="-mx-2 flex flex-wrap gap-x-2">
        <Act
          icon={isAnswered ? 'undo' : 'check'}
          name={name}
          onClick={leave(() => requestWrites.answer(request, !isAnswered))}
        >
          {isAnswered ? 'Mark as unanswered' : 'Mark as answered'}
        </Act>
        <Act icon="edit" name={name} onClick={(button) => onEdit(request, button)}>
          Edit
        </Act>
        <Act icon="remove" name={name} onClick={leave(() => requestWrites.remove(request))}>
          Delete
        </Act>
      </div>
    </li>
  )
}

type ActProps = { icon: IconName; name: string; children: string; onClick: (button: HTMLElement) => void }

/** Says to a screen reader also what it is done with. */
const Act = ({ icon, name, children, onClick }: ActProps) => (
  <button
    type="button"
    aria-label={`${children}: ${name}`}
    className={buttonClass('quiet', 'text-small')}
    onClick={({ currentTarget }) => onClick(currentTarget)}
  >
    <Icon name={icon} className="size-4.5" />
    {children}
  </button>
)
