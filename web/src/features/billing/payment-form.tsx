import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../../ui/button.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toasts } from '../../ui/toasts.tsx'
import { type CardFields, confirmCard, fieldsFailed, mountCardFields } from './stripe-form.ts'

type PaymentFormProps = { publicKey: string; clientSecret: string; label: string; onRetry: () => void }

type Fields = { state: 'loading' } | { state: 'ready'; card: CardFields } | { state: 'failed'; text: string }

/** The provider's fields for a card, and the button that uses it. */
export function PaymentForm({ publicKey, clientSecret, label, onRetry }: PaymentFormProps) {
  const [, navigate] = useLocation()
  const place = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [fields, setFields] = useState<Fields>({ state: 'loading' })
  const [pending, setPending] = useState(false)
  const [fault, setFault] = useState<string>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is made by counting it
  useEffect(() => {
    if (!place.current) return
    let isGone = false
    let card: CardFields | undefined
    mountCardFields(place.current, publicKey, clientSecret).then(
      (mounted) => {
        if (isGone) return mounted.remove()
        card = mounted
        setFields({ state: 'ready', card: mounted })
      },
      (error: unknown) => {
        if (!isGone) setFields({ state: 'failed', text: error instanceof Error ? error.message : fieldsFailed })
      },
    )
    return () => {
      isGone = true
      card?.remove()
    }
  }, [publicKey, clientSecret, attempt])

  async function pay() {
    if (fields.state !== 'ready' || pending) return
    setPending(true)
    setFault(undefined)
    const refusal = await confirmCard(fields.card, clientSecret).catch(
      () => 'The payment provider could not be reached. You have not been charged. Please try again.',
    )
    setPending(false)
    if (refusal !== undefined) {
      toasts.show({ title: 'Payment Failed', description: refusal, tone: 'destructive' })
      // The toast goes; what to mend about the card stays beside it.
      setFault(refusal)
      return
    }
    toasts.show({ title: 'Subscription Successful', description: 'Welcome to the Pro plan!' })
    navigate('/subscription-success')
  }

  const retry = () => {
    setFields({ state: 'loading' })
    setAttempt(attempt + 1)
    onRetry()
  }

  return (
    <Form
      fault={fault}
      onSubmit={(event) => {
        event.preventDefault()
        void pay()
      }}
    >
      {fields.state === 'loading' && <Skeleton className="h-56" />}
      <div key={attempt} ref={place} hidden={fields.state === 'failed'} />
      {fields.state === 'failed' ? (
        <div role="alert" className="grid justify-items-start gap-4 border-y border-line py-5">
          <h2 className="font-serif text-title">Subscription Error</h2>
          <p className="text-pretty">{fields.text}</p>
          <Button type="button" onClick={retry}>
            Try Again
          </Button>
        </div>
      ) : (
        fields.state === 'ready' && (
          <SubmitButton pending={pending} pendingLabel="Processing...">
            {label}
          </SubmitButton>
        )
      )}
    </Form>
  )
}
