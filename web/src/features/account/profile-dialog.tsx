import type { User } from '@lampstand/contract/account'
import { Profile } from '../../api/contract.ts'
import { useApiForm } from '../../api/use-api-form.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { toasts } from '../../ui/toasts.tsx'
import { useUpdateProfile } from './update-profile.ts'

type ProfileDialogProps = { user: User; open: boolean; onClose: () => void; onClosed: () => void }

/** First and last name, which nobody has to give. */
export default function ProfileDialog({ user, ...rest }: ProfileDialogProps) {
  return (
    <Dialog title="Your name" description="Only you see it. Leave it empty to go by your email." {...rest}>
      <ProfileForm user={user} onSaved={rest.onClose} />
    </Dialog>
  )
}

function ProfileForm({ user, onSaved }: { user: User; onSaved: () => void }) {
  const update = useUpdateProfile()
  const { form, pending, fault, submit } = useApiForm({
    schema: Profile,
    defaultValues: { firstName: user.firstName ?? '', lastName: user.lastName ?? '' },
    send: (profile) => update.mutateAsync({ body: profile }),
    onSent: () => {
      toasts.show({ title: 'Name Saved', tone: 'quiet' })
      onSaved()
    },
    onTypedOn: () => undefined,
    failure: 'Your name could not be saved. Please try again.',
  })
  const { errors } = form.formState
  return (
    <Form fault={fault} onSubmit={submit}>
      <TextField
        label="First name"
        autoComplete="given-name"
        error={errors.firstName?.message}
        {...form.register('firstName')}
      />
      <TextField
        label="Last name"
        autoComplete="family-name"
        error={errors.lastName?.message}
        {...form.register('lastName')}
      />
      <SubmitButton pending={pending} pendingLabel="Saving...">
        Save
      </SubmitButton>
    </Form>
  )
}
