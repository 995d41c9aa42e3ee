import type { ImportedPart } from '@lampstand/contract/personal-data-file'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { shownMessage } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { importSummary, readImport } from './import-file.ts'
import { personalData } from './personal-data-calls.ts'

/** Brings an export back. What it did, or why it did nothing, stays to be read. */
export function ImportControl() {
  const queryClient = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const importing = useMutation({
    mutationFn: async (chosen: File): Promise<ImportedPart[]> => {
      const read = await readImport(chosen)
      if ('fault' in read) throw new Refused(read.fault)
      return personalData.import(read.file)
    },
    onSuccess: () => void queryClient.invalidateQueries(),
  })
  const { data, error, isPending } = importing
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <p className="text-small text-pretty text-muted">
        You can bring an export back, here or on another server. What is already here stays as it is.
      </p>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label="Export to import"
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          // So that the same file can be chosen again.
          target.value = ''
          if (chosen) importing.mutate(chosen)
        }}
      />
      <Button
        look="secondary"
        className="justify-self-start max-sm:w-full"
        pending={isPending}
        onClick={() => input.current?.click()}
      >
        {isPending ? 'Importing...' : 'Import an Export'}
      </Button>
      <div role="status" className="empty:hidden">
        {data && importSummary(data).map((sentence) => <p key={sentence}>{sentence}</p>)}
      </div>
      {error && (
        <p role="alert" className="text-error">
          {error instanceof Refused
            ? error.message
            : (shownMessage(error) ?? 'The file could not be imported. Please try again.')}
        </p>
      )}
    </div>
  )
}

/** A file that is not sent at all. */
class Refused extends Error {}
