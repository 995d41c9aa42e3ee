import type { Guidance } from '@lampstand/contract/guidance'
import { useAiState } from '../../api/answers.ts'
import { loadHelp } from '../../api/help-now.ts'
import { translation } from '../../api/translation.ts'
import { proseBeside, sourceLabel } from '../../ui/answer.ts'
import { Part } from '../../ui/answer-card.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { HelpAfter, HelpFirst } from '../../ui/help-lines.tsx'
import { HelpNow } from '../../ui/help-now.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ScriptureText } from '../../ui/scripture-text.tsx'
import type { PrayerText } from './custom-prayer.ts'
import { minutesOf } from './pace.ts'
import { PacedPrayer } from './paced-prayer.tsx'
import type { Praying } from './praying.ts'

type CustomPrayerTextProps = {
  prayer: Guidance
  /** What is prayed of it; absent where it is only read. */
  text: PrayerText | undefined
  praying: Praying
  onEdit: () => void
  onAnother: () => void
}

/** A prayer that was asked for: help first where it is needed, and last who wrote it. */
export function CustomPrayerText({ prayer, text, praying, onEdit, onAnother }: CustomPrayerTextProps) {
  const { content, help, notice, passages, prayerPoints, warnings = [], source, disclaimer } = prayer
  const { data: state } = useAiState(source === 'model')
  return (
    <section aria-label="Your prayer" tabIndex={-1} ref={takeFocus} className="grid gap-8 outline-none">
      <HelpFirst heard={prayer} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 print:hidden">
        <Badge>Custom</Badge>
        <div className="-mx-2 flex flex-wrap">
          <Button look="quiet" onClick={onAnother}>
            <Icon name="refresh" />
            Another prayer
          </Button>
          <Button look="quiet" onClick={onEdit}>
            <Icon name="edit" />
            Edit
          </Button>
        </div>
      </div>
      {notice && <p className="border-l-2 border-lamp pl-4 text-muted">{notice}</p>}
      {text ? (
        <Prayed text={text} praying={praying} follow={help === undefined} />
      ) : (
        <Part part={{ kind: 'prose', text: proseBeside(help, content) }} />
      )}
      {passages.length > 0 && (
        <ul className="grid gap-6 border-t border-line pt-8">
          {passages.map(({ id, reference, text, why }) => (
            <li key={id} className="grid gap-2 break-inside-avoid">
              <ScriptureText id={id} text={text} reference={reference} translation={translation} size="small" />
              {why !== '' && <p className="max-w-[60ch] text-pretty text-muted">{why}</p>}
            </li>
          ))}
        </ul>
      )}
      {prayerPoints.length > 0 && <Part part={{ kind: 'points', title: 'Prayer Points', points: prayerPoints }} />}
      {warnings.length > 0 && (
        <Part part={{ kind: 'points', title: 'Important Considerations', points: warnings, careful: true }} />
      )}
      <HelpAfter heard={prayer} />
      <footer className="grid gap-0.5 border-t border-line pt-5 text-small text-muted">
        <p className="font-medium text-ink">{sourceLabel(source, state?.model)}</p>
        <p className="max-w-[60ch] text-pretty">{disclaimer}</p>
        <div className="pt-4 print:hidden">
          <HelpNow load={loadHelp} />
        </div>
      </footer>
    </section>
  )
}

const takeFocus = (section: HTMLElement | null) => section?.focus({ preventScroll: true })

type PrayedProps = { text: PrayerText; praying: Praying; follow: boolean }

const Prayed = ({ text: { introduction, title, lines }, praying, follow }: PrayedProps) => (
  <div className="grid gap-5">
    {introduction.map((sentence) => (
      <p key={sentence} className="max-w-[60ch] text-pretty text-muted">
        {sentence}
      </p>
    ))}
    {title !== undefined && <h3 className="font-serif text-title text-lamp">{title}</h3>}
    <PacedPrayer lines={lines} minutes={minutesOf(lines)} praying={praying} follow={follow} />
  </div>
)
