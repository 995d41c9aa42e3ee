import type { SignInKind } from '@lampstand/contract/sign-in'
import { useState } from 'react'
import { ApiError, shownMessage } from '../../api/api-error.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { enterCode, sendCode } from './sign-in-steps.ts'

type SignInDialogProps = {
  email: string | null
  kind: SignInKind['kind']
  /** A session has begun. */
  onSignedIn: () => Promise<void>
  onClose: () => void
  onClosed: () => void
}

/** Sign-in in the middle of a page, which stays as it is. */
export const SignInDialog = ({ email, kind, onSignedIn, onClose, onClosed }: SignInDialogProps) => (
  <Dialog
    title="Please sign in again"
    description="Your session has ended. Nothing you wrote is lost: this page goes on where it was."
    aboveOthers
    open
    onClose={onClose}
    onClosed={onClosed}
  >
    {kind === 'email' && email !== null ? <ByCode email={email} onSignedIn={onSignedIn} /> : <InNewTab />}
  </Dialog>
)

/** Where people sign in on a page that cannot stand inside another. */
const InNewTab = () => (
  <div className="grid justify-items-start gap-4">
    <p className="text-pretty">Sign-in opens in a new tab. Come back to this one afterwards.</p>
    <a href="/api/login?returnTo=/home" target="_blank" rel="noopener" className={buttonClass()}>
      Sign in
    </a>
  </div>
)

/** Before a code was sent, or waiting for it; `hint`: where else it can be read. */
type Step = { at: 'address' } | { at: 'code'; hint: string | null }

function ByCode({ email, onSignedIn }: { email: string; onSignedIn: () => Promise<void> }) {
  const [step, setStep] = useState<Step>({ at: 'address' })
  const [fault, setFault] = useState<string>()
  const [pending, setPending] = useState(false)

  const attempt = async (act: () => Promise<void>) => {
    if (pending) return
    setPending(true)
    setFault(undefined)
    try {
      await act()
    } catch (error) {
      setFault(shownMessage(error) ?? 'The server could not be reached. Please try again.')
      if (error instanceof ApiError && error.problem?.code === 'code_spent') setStep({ at: 'address' })
    }
    setPending(false)
  }
  const send = () => attempt(async () => setStep({ at: 'code', ...(await sendCode(email)) }))
  const enter = (code: string) =>
    attempt(async () => {
      await enterCode(code)
      await onSignedIn()
    })

  if (step.at === 'address') {
    return (
      <Form fault={fault} onSubmit={onSubmit(send)}>
        <p className="text-pretty wrap-anywhere">
          We send a code of six digits to <strong className="font-semibold">{email}</strong>.
        </p>
        <div className="flex flex-wrap gap-3">
          <SubmitButton pending={pending} pendingLabel="Sending...">
            Send me a code
          </SubmitButton>
        </div>
      </Form>
    )
  }
  const sentTo = `We sent a code of six digits to ${email}. ${step.hint ?? ''}`
  return <CodeForm sentTo={sentTo} fault={fault} pending={pending} onCode={enter} onNewCode={send} />
}

const onSubmit = (act: () => Promise<void>) => (event: { preventDefault(): void }) => {
  event.preventDefault()
  void act()
}

type CodeFormProps = {
  sentTo: string
  fault: string | undefined
  pending: boolean
  onCode: (code: string) => Promise<void>
  onNewCode: () => Promise<void>
}

function CodeForm({ sentTo, fault, pending, onCode, onNewCode }: CodeFormProps) {
  const [code, setCode] = useState('')
  return (
    <Form fault={undefined} onSubmit={onSubmit(() => onCode(code))}>
      <p className="text-pretty wrap-anywhere">{sentTo}</p>
      <TextField
        ref={focus}
        label="Code"
        hint="It works for 10 minutes, in this browser."
        error={fault}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={pending} pendingLabel="Signing in...">
          Sign in
        </SubmitButton>
        <Button look="quiet" onClick={() => void onNewCode()}>
          Send a new code
        </Button>
      </div>
    </Form>
  )
}

const focus = (field: HTMLInputElement | null) => field?.focus()
