import type { EmailSubscribe as Subscribing } from '@lampstand/contract/email-reminders'
import { type ReactNode, useState } from 'react'
import { type FieldErrors, useWatch } from 'react-hook-form'
import { needsPro } from '../../api/api-error.ts'
import type { FormDraft } from '../../api/drafts.ts'
import { useApiForm } from '../../api/use-api-form.ts'
import { TextField } from '../../ui/field.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { UpgradeLink } from '../../ui/upgrade-link.tsx'
import { type Choice, ChoiceFields } from './choice-fields.tsx'
import { EmailSubscribe } from './email-reminder-calls.ts'

type ReminderFormProps = {
  /** What it begins with. */
  begin: Choice & { email: string }
  /** Of an address that is subscribed already; then it is not asked for. */
  isSubscribed?: boolean
  /** Where what is typed is kept until it is sent. */
  draft?: FormDraft
  send: (wanted: Subscribing) => Promise<unknown>
  onSent: () => void
  failure: string
  label: string
  pendingLabel: string
  /** Beside the button. */
  children?: ReactNode
}

/** An address and when reminders go there. What is typed stays when the server refuses it. */
export function ReminderForm({ begin, isSubscribed, send, label, pendingLabel, children, ...rest }: ReminderFormProps) {
  const [isProOnly, setIsProOnly] = useState(false)
  const { form, pending, fault, submit } = useApiForm({
    ...rest,
    schema: EmailSubscribe,
    defaultValues: begin,
    send: (wanted) =>
      send(wanted).catch((error: unknown) => {
        setIsProOnly(needsPro(error))
        throw error
      }),
  })
  const { errors, isSubmitted } = form.formState
  const [timeZone, prayerTimes, discreet = false] = useWatch({
    control: form.control,
    name: ['timeZone', 'prayerTimes', 'discreet'],
  })
  const settle = { shouldValidate: isSubmitted }
  return (
    <Form fault={fault} onSubmit={submit}>
      {!isSubscribed && (
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          hint="Any address but your own is asked to confirm"
          error={errors.email?.message}
          {...form.register('email')}
        />
      )}
      <ChoiceFields
        choice={{ timeZone, prayerTimes, discreet }}
        errors={{ timeZone: errors.timeZone?.message, ...timeErrors(errors.prayerTimes) }}
        onChange={(change) => {
          if (change.timeZone !== undefined) form.setValue('timeZone', change.timeZone, settle)
          if (change.prayerTimes !== undefined) form.setValue('prayerTimes', change.prayerTimes, settle)
          if (change.discreet !== undefined) form.setValue('discreet', change.discreet)
        }}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={pending} pendingLabel={pendingLabel}>
          {label}
        </SubmitButton>
        {isProOnly && <UpgradeLink look="secondary" inNewTab />}
        {children}
      </div>
    </Form>
  )
}

/** What is wrong with the times together, and with each. */
const timeErrors = (errors: FieldErrors<Subscribing>['prayerTimes']) => ({
  prayerTimes: errors?.message ?? errors?.root?.message,
  each: Array.isArray(errors) ? errors.map((error) => error?.message) : [],
})
