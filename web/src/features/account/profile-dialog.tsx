import type { User } from '@lampstand/contract/account'
import { type Resolver, useForm } from 'react-hook-form'
import { shownMessage } from '../../api/api-error.ts'
import { Profile } from '../../api/contract.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { toasts } from '../../ui/toasts.tsx'
import { useUpdateProfile } from './update-profile.ts'

type ProfileDialogProps = { user: User; open: boolean; onClose: () => void; onClosed: () => void }

/** First and last name, which nobody has to give. */
export default function ProfileDialog({ user, ...rest }: ProfileDialogProps) {
  return (
    <Dialog title="Your name" description="Shown only to you. Leave it empty to go by your e-mail." {...rest}>
      <ProfileForm user={user} onSaved={rest.onClose} />
    </Dialog>
  )
}

function ProfileForm({ user, onSaved }: { user: User; onSaved: () => void }) {
  const update = useUpdateProfile()
  const { register, handleSubmit, formState } = useForm<Profile>({
    defaultValues: { firstName: user.firstName ?? '', lastName: user.lastName ?? '' },
    resolver: byContract,
  })
  const save = handleSubmit((profile) =>
    update.mutate(
      { body: profile },
      {
        onSuccess: () => {
          toasts.show({ title: 'Name Saved' })
          onSaved()
        },
      },
    ),
  )
  return (
    <form onSubmit={(event) => void save(event)} noValidate className="grid gap-5">
      <TextField
        label="First name"
        autoComplete="given-name"
        error={formState.errors.firstName?.message}
        {...register('firstName')}
      />
      <TextField
        label="Last name"
        autoComplete="family-name"
        error={formState.errors.lastName?.message}
        {...register('lastName')}
      />
      {update.isError && (
        <p role="alert" className="text-error">
          {shownMessage(update.error) ?? 'Your name could not be saved. Please try again.'}
        </p>
      )}
      <Button type="submit" disabled={update.isPending}>
        {update.isPending ? 'Saving...' : 'Save'}
      </Button>
    </form>
  )
}

/** The contract's own rules, so that the form refuses what the server would. */
const byContract: Resolver<Profile> = (values) => {
  const parsed = Profile.safeParse(values)
  if (parsed.success) return { values: parsed.data, errors: {} }
  const faults = parsed.error.issues.map(({ path, message }) => [path.join('.'), { type: 'contract', message }])
  return { values: {}, errors: Object.fromEntries(faults) }
}
