import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { ApiError, shownMessage } from './api-error.ts'
import type { FormDraft } from './drafts.ts'

type ApiFormOptions<In extends FieldValues, Out, Sent> = {
  /** The body of the call: the form refuses what the server would. */
  schema: z.ZodMiniType<Out, In>
  defaultValues: DefaultValues<In>
  send: (body: Out) => Promise<Sent>
  onSent: (reply: Sent) => void
  /** Called in place of `onSent` where more was typed while it was sent: the form is to stay. */
  onTypedOn?: (reply: Sent) => void
  /** Said where the server gives no reason of its own. */
  failure: string
  /** Where what is typed is kept until it is sent. */
  draft?: FormDraft
}

/**
 * A form whose values are the body of a call. What is typed stays when the call fails, and what the server says of a field
 * stands at that field. While one call is under way another is not made. Import it into lazy chunks only.
 */
export function useApiForm<In extends FieldValues, Out, Sent>(options: ApiFormOptions<In, Out, Sent>) {
  const { schema, defaultValues, send, onSent, onTypedOn = onSent, failure, draft } = options
  const [typedBefore] = useState(() => draft?.read())
  const [restored, setRestored] = useState(typedBefore !== undefined)
  const form = useForm<In, unknown, Out>({
    defaultValues: Object.assign({}, defaultValues, typedBefore),
    resolver: zodResolver(schema),
  })
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => draft?.save(values) }),
    [form, draft],
  )
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (body) => {
    const sent = JSON.stringify(form.getValues())
    try {
      const reply = await send(body)
      setRestored(false)
      if (JSON.stringify(form.getValues()) === sent) onSent(reply)
      else onTypedOn(reply)
    } catch (error) {
      draft?.save(form.getValues())
      const faults = faultsIn(error, Object.keys(form.getValues()))
      for (const { path, message } of faults) form.setError(path as FieldPath<In>, { type: 'server', message })
      if (faults.length === 0) form.setError('root', { type: 'server', message: shownMessage(error) ?? failure })
    }
  })
  return {
    form,
    pending: isSubmitting,
    /** Gives up what was typed before and stands here again; undefined where there was nothing. */
    startOver: restored
      ? () => {
          form.reset(defaultValues)
          draft?.clear()
          setRestored(false)
        }
      : undefined,
    /** What went wrong with the whole of it. */
    fault: errors.root?.message,
    submit: (event: { preventDefault(): void }) => {
      event.preventDefault()
      if (!isSubmitting) void submit()
    },
  }
}

/** What the server found wrong with fields that the form has. */
const faultsIn = (error: unknown, fields: readonly string[]) =>
  error instanceof ApiError
    ? (error.problem?.issues ?? []).filter(({ path }) => fields.includes(path.split('.')[0] ?? ''))
    : []
