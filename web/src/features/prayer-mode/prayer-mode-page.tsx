import { type ComponentType, useState } from 'react'
import { loadHelp } from '../../api/help-now.ts'
import { classNames } from '../../ui/class-names.ts'
import { HelpNow } from '../../ui/help-now.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { toasts } from '../../ui/toasts.tsx'
import { Candle } from './candle.tsx'
import { LinkedLiturgy, type LiturgyDialogProps } from './linked-liturgy.tsx'
import { PrayerCard } from './prayer-card.tsx'
import { QuickPrayerDialog } from './quick-prayer-dialog.tsx'
import { type QuickPrayer, quickPrayers } from './quick-prayers.ts'
import { usePraying } from './use-praying.ts'

const loadCustomPrayer = async () => (await import('./custom-prayer-dialog.tsx')).default

type CustomPrayerDialog = Awaited<ReturnType<typeof loadCustomPrayer>>

/** The dialog that is open, or was last. The focus goes back to its opener. */
type OpenPrayer = { prayer: QuickPrayer | 'other'; opener: HTMLElement; open: boolean }

export default function PrayerModePage({ LiturgyDialog }: { LiturgyDialog: ComponentType<LiturgyDialogProps> }) {
  const [dialog, setDialog] = useState<OpenPrayer>()
  const [CustomDialog, setCustomDialog] = useState<CustomPrayerDialog>()
  const prayingSwitch = usePraying()

  const open = (prayer: OpenPrayer['prayer'], opener: HTMLElement) => setDialog({ prayer, opener, open: true })
  const openOther = async (opener: HTMLElement) => {
    const Loaded = await loadCustomPrayer().catch(sayItFailed)
    if (!Loaded) return
    setCustomDialog(() => Loaded)
    open('other', opener)
  }
  const leaving = {
    onClose: () => {
      prayingSwitch.stop()
      if (dialog) setDialog({ ...dialog, open: false })
    },
    onClosed: () => dialog?.opener.focus(),
  }
  return (
    <div className={classNames('grid gap-8 py-8 md:gap-12 md:py-12', dialog?.open && 'print:hidden')}>
      <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div className="grid gap-2">
          <PageHeading title="Prayer Mode" />
          <p className="text-large text-muted">Quick prayers for workplace moments</p>
        </div>
        <HelpNow load={loadHelp} />
      </header>
      <ul className="grid gap-4 sm:grid-cols-2 md:gap-5 lg:grid-cols-3">
        {quickPrayers.map((prayer) => (
          <li key={prayer.name}>
            <PrayerCard
              name={prayer.name}
              description={prayer.description}
              duration={`${prayer.minutes} min`}
              picture={<Candle minutes={prayer.minutes} />}
              onOpen={(opener) => open(prayer, opener)}
            />
          </li>
        ))}
        <li>
          <PrayerCard
            name="Other"
            description="A prayer for your own moment"
            picture={<Icon name="edit" className="size-6 shrink-0 text-brand" />}
            onPrepare={() => void loadCustomPrayer().catch(() => undefined)}
            onOpen={(opener) => void openOther(opener)}
          />
        </li>
      </ul>
      {dialog && dialog.prayer !== 'other' && (
        <QuickPrayerDialog prayer={dialog.prayer} prayingSwitch={prayingSwitch} open={dialog.open} {...leaving} />
      )}
      {CustomDialog && (
        <CustomDialog prayingSwitch={prayingSwitch} open={dialog?.prayer === 'other' && dialog.open} {...leaving} />
      )}
      <LinkedLiturgy Dialog={LiturgyDialog} />
    </div>
  )
}

const sayItFailed = () => toasts.showError('This could not be opened. Please check your connection and try again.')
