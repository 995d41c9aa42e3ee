import { useState } from 'react'
import { useApiForm } from '../../api/use-api-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { NewPrayerRequest } from './prayer-request-calls.ts'
import { requestWrites } from './queries.ts'
import { changeDraft } from './request-drafts.ts'
import { RequestFields } from './request-fields.tsx'
import type { ShownRequest } from './shown-requests.ts'

type EditDialogProps = { request: ShownRequest; open: boolean; onClose: () => void; onClosed: () => void }

/** Changes the words of a request. Loaded on use. */
export default function EditDialog({ request, ...rest }: EditDialogProps) {
  return (
    <Dialog title="Edit Prayer Request" {...rest}>
      <EditForm request={request} onSaved={rest.onClose} />
    </Dialog>
  )
}

function EditForm({ request, onSaved }: { request: ShownRequest; onSaved: () => void }) {
  const [draft] = useState(() => changeDraft(request.id))
  const { form, pending, fault, submit, startOver } = useApiForm({
    schema: NewPrayerRequest,
    defaultValues: { name: request.name, prayerText: request.prayerText, notes: request.notes ?? '' },
    send: ({ name, prayerText, notes = null }) => requestWrites.save(request, { name, prayerText, notes }, draft.clear),
    onSent: onSaved,
    onTypedOn: () => undefined,
    failure: 'What you wrote is still here.',
    draft,
  })
  return (
    <Form fault={fault} onSubmit={submit}>
      <RequestFields register={form.register} errors={form.formState.errors} />
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton pending={pending} pendingLabel="Saving...">
          Save Changes
        </SubmitButton>
        {startOver && (
          <Button look="quiet" onClick={startOver}>
            Start over
          </Button>
        )}
      </div>
    </Form>
  )
}
