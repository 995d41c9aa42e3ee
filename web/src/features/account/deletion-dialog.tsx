import { useState } from 'react'
import { forgetPerson } from '../../api/forget-person.ts'
import { useApiForm } from '../../api/use-api-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { leave } from './account-queries.ts'
import { AccountDeletion, deletionWord, personalData } from './personal-data-calls.ts'

type DeletionDialogProps = { email: string | null; open: boolean; onClose: () => void; onClosed: () => void }

/** Asks for the address, so that nobody deletes an account by a slip. */
export default function DeletionDialog({ email, open, onClose, onClosed }: DeletionDialogProps) {
  const [isGone, setGone] = useState(false)
  if (isGone) {
    return (
      <Dialog
        title="Your account is deleted"
        description="You are signed out everywhere. Go in peace."
        open
        onClose={() => void leave()}
      >
        <Button onClick={() => void leave()}>Leave</Button>
      </Dialog>
    )
  }
  return (
    <Dialog title="Delete your account?" open={open} onClose={onClose} onClosed={onClosed}>
      <ul className="grid list-disc gap-1.5 pl-5 text-muted">
        <li>Everything you saved, wrote and prayed for here is removed for good.</li>
        <li>Every browser is signed out, and reminders and mail stop.</li>
        <li>A paid plan ends with it.</li>
      </ul>
      <DeletionForm
        email={email}
        onGone={() => {
          void forgetPerson().catch(() => undefined)
          setGone(true)
        }}
      />
    </Dialog>
  )
}

function DeletionForm({ email, onGone }: { email: string | null; onGone: () => void }) {
  const { form, pending, fault, submit } = useApiForm({
    schema: AccountDeletion,
    defaultValues: { confirmation: '' },
    send: (body) => personalData.delete(body),
    onSent: onGone,
    failure: 'Your account could not be deleted. Please try again.',
  })
  return (
    <Form fault={fault} onSubmit={submit}>
      <TextField
        label={email === null ? `Type ${deletionWord} to confirm` : 'Type your email address to confirm'}
        hint={email ?? undefined}
        error={form.formState.errors.confirmation?.message}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode={email === null ? 'text' : 'email'}
        {...form.register('confirmation')}
      />
      <Button look="destructive" type="submit" pending={pending}>
        {pending ? 'Deleting...' : 'Delete My Account'}
      </Button>
    </Form>
  )
}
