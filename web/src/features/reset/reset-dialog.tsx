import rest from 'scripture:Matt.11.28'
import { useRef, useState } from 'react'
import { translation } from '../../api/translation.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FullScreenDialog } from '../../ui/full-screen-dialog.tsx'
import { quoted } from '../../ui/quoted.ts'
import { useTicking } from '../../ui/use-ticking.ts'
import { announcement, breathAt, closingLine, sentenceAt } from './guide.ts'
import { Light } from './light.tsx'
import { advanced, idle, type Reset, started } from './reset.ts'
import { SessionBar } from './session-bar.tsx'

type ResetDialogProps = { open: boolean; onClose: () => void; onClosed: () => void }

/** Sixty seconds, guided. Going away ends them. */
export function ResetDialog({ open, onClose, onClosed }: ResetDialogProps) {
  const [reset, setReset] = useState<Reset>(idle)
  useTicking(reset.phase === 'running', (now) => setReset((before) => advanced(before, now)))
  const main = useRef<HTMLButtonElement>(null)
  const close = () => {
    setReset(idle)
    onClose()
  }
  /** One button throughout, so that the focus stays on what comes next. */
  const press = (phase: Reset['phase']) => {
    switch (phase) {
      case 'idle':
        return setReset(started(performance.now()))
      case 'running':
        return setReset(idle)
      case 'completed':
        return close()
    }
  }
  return (
    <FullScreenDialog
      title="Faith-Based Reset"
      centered
      footer={
        <div className="grid gap-4 low:flex low:items-center low:gap-8">
          <SessionBar reset={reset} />
          <div className="flex flex-wrap justify-center gap-3">
            {reset.phase === 'completed' && (
              <Button
                look="secondary"
                onClick={() => {
                  setReset(idle)
                  main.current?.focus()
                }}
              >
                Restart
              </Button>
            )}
            <Button ref={main} autoFocus className="min-w-34" onClick={() => press(reset.phase)}>
              {labels[reset.phase]}
            </Button>
          </div>
        </div>
      }
      open={open}
      onClose={close}
      onClosed={onClosed}
    >
      <p role="status" className="sr-only">
        {announcement(reset)}
      </p>
      <div className="flex grow flex-col items-center justify-center gap-8 text-center low:flex-row low:flex-wrap">
        <Light
          breath={reset.phase === 'running' ? breathAt(reset.elapsed) : 'still'}
          className="size-[clamp(0px,100dvh-28rem,12rem)] md:size-[clamp(0px,100dvh-30rem,18rem)] low:size-[clamp(0px,100dvh-13rem,12rem)]"
        />
        <div className="grid justify-items-center gap-8 low:grow low:basis-56 low:gap-3">
          <Words reset={reset} />
          <Scripture isQuiet={reset.phase !== 'idle'} />
        </div>
      </div>
    </FullScreenDialog>
  )
}

const labels = { idle: 'Begin Reset', running: 'Pause', completed: 'Done' } as const

function Words({ reset }: { reset: Reset }) {
  switch (reset.phase) {
    case 'idle':
      return (
        <div className="grid min-h-24 content-center gap-2">
          <p className="font-serif text-title">Cast your burdens on Him</p>
          <p className="text-large text-muted">Ready for a 60-second guided reset?</p>
        </div>
      )
    case 'running': {
      const sentence = sentenceAt(reset.elapsed)
      const breath = breathAt(reset.elapsed)
      return (
        <div className="grid min-h-24 content-center gap-2">
          <p key={breath} aria-hidden="true" className="animate-appear text-large text-muted">
            {breath === 'in' ? 'Breathe in' : 'Breathe out'}
          </p>
          <p key={sentence} className="animate-appear font-serif text-title whitespace-pre-line">
            {sentence}
          </p>
        </div>
      )
    }
    case 'completed':
      return (
        <div className="grid min-h-24 animate-appear content-center">
          <p className="font-serif text-title text-balance">{closingLine}</p>
        </div>
      )
  }
}

const Scripture = ({ isQuiet }: { isQuiet: boolean }) => (
  <figure className="grid max-w-136 gap-1.5">
    <blockquote
      className={classNames(
        'font-serif text-large text-balance transition-colors duration-(--calm)',
        isQuiet && 'text-muted',
      )}
    >
      {quoted(rest.text)}
    </blockquote>
    <figcaption className="text-small text-muted">
      <cite className="not-italic">{rest.reference}</cite>, {translation}
    </figcaption>
  </figure>
)
