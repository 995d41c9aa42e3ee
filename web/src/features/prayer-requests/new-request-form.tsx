import { useEffect, useId } from 'react'
import { useApiForm } from '../../api/use-api-form.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { newRequestDraft } from './new-request-draft.ts'
import { NewPrayerRequest } from './prayer-request-calls.ts'
import { requestWrites } from './queries.ts'
import { RequestFields } from './request-fields.tsx'

/** What was typed is kept until it is sent, also when the form is closed. */
export default function NewRequestForm({ onClose }: { onClose: () => void }) {
  const id = useId()
  const { form, pending, fault, submit, startOver } = useApiForm({
    schema: NewPrayerRequest,
    defaultValues: { name: '', prayerText: '', notes: '' },
    send: (body) => requestWrites.add(body, newRequestDraft.clear),
    onSent: onClose,
    failure: 'What you wrote is still here.',
    draft: newRequestDraft,
  })
  useEffect(() => form.setFocus('name'), [form])
  return (
    <Card aria-labelledby={id} className="grid max-w-2xl gap-5">
      <h2 id={id} className="font-serif text-title">
        New Prayer Request
      </h2>
      <Form fault={fault} onSubmit={submit}>
        <RequestFields register={form.register} errors={form.formState.errors} />
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton pending={pending} pendingLabel="Adding...">
            Add Request
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
