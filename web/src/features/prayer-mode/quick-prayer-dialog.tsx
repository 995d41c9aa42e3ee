import { FullScreenDialog } from '../../ui/full-screen-dialog.tsx'
import { PacedPrayer } from './paced-prayer.tsx'
import { PrayerFooter } from './prayer-footer.tsx'
import { PrintTool } from './print-tool.tsx'
import type { QuickPrayer } from './quick-prayers.ts'
import type { PrayingSwitch } from './use-praying.ts'

type QuickPrayerDialogProps = {
  prayer: QuickPrayer
  prayingSwitch: PrayingSwitch
  open: boolean
  onClose: () => void
  onClosed: () => void
}

/** One of the fixed prayers. */
export function QuickPrayerDialog({ prayer, prayingSwitch, onClose, ...rest }: QuickPrayerDialogProps) {
  const { name, description, minutes, lines } = prayer
  const { praying, toggle } = prayingSwitch
  const title = `Prayer for ${name}`
  return (
    <FullScreenDialog
      title={title}
      description={description}
      tools={<PrintTool />}
      footer={
        <PrayerFooter
          praying={praying}
          minutes={minutes}
          autoFocus
          onToggle={() => toggle(title, minutes)}
          onDone={onClose}
        />
      }
      onClose={onClose}
      {...rest}
    >
      <PacedPrayer lines={lines} minutes={minutes} praying={praying} follow />
    </FullScreenDialog>
  )
}
