import { Button, buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useExport } from './account-queries.ts'
import { AccountSection } from './account-section.tsx'
import { ImportControl } from './import-control.tsx'

/** What the person made here, to take along and to bring back. */
export function DataSection() {
  const exporting = useExport()
  return (
    <AccountSection
      title="Your data"
      note="Everything kept about you is yours to take with you. No copy of an export stays here."
    >
      <div className="flex flex-wrap gap-3">
        <Button
          look="secondary"
          className="max-sm:w-full"
          pending={exporting.isPending}
          onClick={() => exporting.mutate()}
        >
          <Icon name="download" />
          {exporting.isPending ? 'Exporting...' : 'Export Everything'}
        </Button>
        <a
          href="/api/account/journal"
          target="_blank"
          rel="noopener"
          className={buttonClass('secondary', 'max-sm:w-full')}
        >
          <Icon name="print" />
          Open Printable Journal
          <span className="sr-only">, opens in a new tab</span>
        </a>
      </div>
      <ImportControl />
    </AccountSection>
  )
}
