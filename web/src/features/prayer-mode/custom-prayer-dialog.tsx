import type { Guidance } from '@lampstand/contract/guidance'
import { proseBeside } from '../../ui/answer.ts'
import { AnswerStatus } from '../../ui/answer-status.tsx'
import { FullScreenDialog } from '../../ui/full-screen-dialog.tsx'
import { prayerIn } from './custom-prayer.ts'
import { CustomPrayerText } from './custom-prayer-text.tsx'
import { MomentForm } from './moment-form.tsx'
import { minutesOf } from './pace.ts'
import { PrayerFooter } from './prayer-footer.tsx'
import { PrayerInProgress } from './prayer-in-progress.tsx'
import { PrintTool } from './print-tool.tsx'
import { useCustomPrayer } from './queries.ts'
import type { PrayingSwitch } from './use-praying.ts'

type CustomPrayerDialogProps = {
  prayingSwitch: PrayingSwitch
  open: boolean
  onClose: () => void
  onClosed: () => void
}

const title = 'Prayer for Your Moment'

/** A prayer for what none of the cards names: first the moment, then the prayer, and back. Loaded on use. */
export default function CustomPrayerDialog({ prayingSwitch, open, onClose, onClosed }: CustomPrayerDialogProps) {
  const { moment, setMoment, prayer, progress, create, another, edit, stop, slow } = useCustomPrayer()
  const { praying, toggle } = prayingSwitch
  const whole = progress ? undefined : prayer
  const text = whole && prayedText(whole)
  const minutes = text && minutesOf(text.lines)
  const close = () => {
    stop()
    onClose()
  }
  return (
    <FullScreenDialog
      title={title}
      tools={whole && <PrintTool />}
      footer={
        minutes && (
          <PrayerFooter praying={praying} minutes={minutes} onToggle={() => toggle(title, minutes)} onDone={close} />
        )
      }
      open={open}
      onClose={close}
      onClosed={onClosed}
    >
      <AnswerStatus
        writing={slow?.sentence ?? (progress && progress.text !== '' ? 'The prayer is being written' : undefined)}
        ready={whole && 'Your prayer is ready'}
      />
      {whole && (
        <CustomPrayerText
          prayer={whole}
          text={text}
          praying={praying}
          onEdit={() => {
            prayingSwitch.stop()
            edit()
          }}
          onAnother={() => {
            prayingSwitch.stop()
            another()
          }}
        />
      )}
      {!prayer && (
        <MomentForm moment={moment} pending={progress !== undefined} onMoment={setMoment} onSubmit={create} />
      )}
      {progress && <PrayerInProgress text={progress.text} slow={slow} />}
    </FullScreenDialog>
  )
}

/** Words to somebody in danger are read and not prayed: nothing may stand before the help. */
const prayedText = ({ safety, help, content }: Guidance) =>
  safety === 'crisis' ? undefined : prayerIn(proseBeside(help, content))
