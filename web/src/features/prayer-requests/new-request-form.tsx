import { useEffect, useId, useState } from 'react'
import { useApiForm } from '../../api/use-api-form.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { NewPrayerRequest } from './prayer-request-calls.ts'
import { requestWrites } from './queries.ts'
import { changeDraft, newRequestDraft } from './request-drafts.ts'
import { RequestFields } from './request-fields.tsx'
import type { ShownRequest } from './shown-requests.ts'

/**
 * What was typed is kept until it is sent, also when the form is closed. Whoever types on while it is added finds the form still
 * open, and saves the rest as a change of that request.
 */
export default function NewRequestForm({ onClose }: { onClose: () => void }) {
  const id = useId()
  const [added, setAdded] = useState<ShownRequest>()
  const [draft, setDraft] = useState(newRequestDraft)
  const { form, pending, fault, submit, startOver } = useApiForm({
    schema: NewPrayerRequest,
    defaultValues: { name: '', prayerText: '', notes: '' },
    send: async (body) => {
      if (!added) return requestWrites.add(body, draft.clear)
      const { name, prayerText, notes = null } = body
      await requestWrites.save(added, { name, prayerText, notes }, draft.clear)
      return added
    },
    onSent: onClose,
    onTypedOn: (request) => {
      if (!request) return onClose()
      newRequestDraft.clear()
      const change = changeDraft(request.id)
      change.save(form.getValues())
      setDraft(change)
      setAdded(request)
    },
    failure: 'What you wrote is still here.',
    draft,
  })
  useEffect(() => form.setFocus('name'), [form])
  return (
    <Card aria-labelledby={id} className="grid max-w-2xl gap-5">
      <h2 id={id} className="font-serif text-title">
        {added ? 'Edit Prayer Request' : 'New Prayer Request'}
      </h2>
      <Form fault={fault} onSubmit={submit}>
        <RequestFields register={form.register} errors={form.formState.errors} />
        {added && !pending && (
          <p role="status" className="text-small text-muted">
            It was added while you were still writing. Save what you wrote since.
          </p>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton pending={pending} pendingLabel={added ? 'Saving...' : 'Adding...'}>
            {added ? 'Save Changes' : 'Add Request'}
          </SubmitButton>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          {startOver && (
            <Button look="quiet" onClick={startOver}>
              Start over
            </Button>
          )}
        </div>
      </Form>
    </Card>
  )
}
