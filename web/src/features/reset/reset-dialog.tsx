import rest from 'scripture:Matt.11.28'
import { useState } from 'react'
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
  const close = () => {
    setReset(idle)
    onClose()
  }
  return (
    <FullScreenDialog
      title="Faith-Based Reset"
      centered
      footer={
        <div className="grid gap-4">
          <SessionBar reset={reset} />
          <Button
            autoFocus
            className="min-w-40 justify-self-center"
            onClick={() => setReset(reset.phase === 'idle' ? started(performance.now()) : idle)}
          >
            {labels[reset.phase]}
          </Button>
        </div>
      }
      open={open}
      onClose={close}
      onClosed={onClosed}
    >
      <p role="status" className="sr-only">
        {announcement(reset)}
      </p>
      <div className="grid grow content-center justify-items-center gap-8 text-center">
        <Light breath={reset.phase === 'running' ? breathAt(reset.elapsed) : 'still'} />
        <Words reset={reset} />
        <Scripture isQuiet={reset.phase !== 'idle'} />
      </div>
    </FullScreenDialog>
  )
}

const labels = { idle: 'Begin Reset', running: 'Pause', completed: 'Restart' } as const

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
