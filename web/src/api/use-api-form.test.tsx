// @vitest-environment happy-dom
import { Profile } from '@lampstand/contract/account'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { TextField } from '../ui/field.tsx'
import { Form, SubmitButton } from '../ui/form.tsx'
import { ApiError } from './api-error.ts'
import { useApiForm } from './use-api-form.ts'

afterEach(cleanup)

type Send = (body: Profile) => Promise<string>

type NameFormProps = { send: Send; onSent: (reply: string) => void; onTypedOn: (reply: string) => void }

function NameForm({ send, onSent, onTypedOn }: NameFormProps) {
  const { form, pending, fault, submit } = useApiForm({
    schema: Profile,
    defaultValues: { firstName: '', lastName: '' },
    send,
    onSent,
    onTypedOn,
    failure: 'It could not be saved.',
  })
  return (
    <Form fault={fault} onSubmit={submit}>
      <TextField label="First name" error={form.formState.errors.firstName?.message} {...form.register('firstName')} />
      <SubmitButton pending={pending} pendingLabel="Saving...">
        Save
      </SubmitButton>
    </Form>
  )
}

function open(send: Send) {
  const onSent = vi.fn()
  const onTypedOn = vi.fn()
  render(<NameForm send={send} onSent={onSent} onTypedOn={onTypedOn} />)
  return {
    onSent,
    onTypedOn,
    field: screen.getByLabelText<HTMLInputElement>('First name'),
    type: (value: string) => fireEvent.change(screen.getByLabelText('First name'), { target: { value } }),
    submit: () => fireEvent.click(screen.getByRole('button')),
  }
}

const problem = (status: number, rest: object) =>
  new ApiError(
    status,
    JSON.stringify({
      type: 'about:blank',
      title: 'Refused',
      status,
      detail: 'That was refused.',
      error: 'That was refused.',
      code: 'invalid',
      requestId: 'r1',
      ...rest,
    }),
    '',
  )

test('what the contract refuses is said at the field, and no call is made', async () => {
  const send = vi.fn<Send>()
  const form = open(send)
  form.type('x'.repeat(10_000))
  form.submit()
  await waitFor(() => expect(form.field.getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(form.field)
  expect(send).not.toHaveBeenCalled()
})

test('while a call is under way the button says so, and a second click makes no second call', async () => {
  let answer = (_reply: string) => {}
  const send = vi.fn<Send>(() => new Promise((resolve) => (answer = resolve)))
  const form = open(send)
  form.type('Anna')
  form.submit()
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Saving...' })
  fireEvent.submit(button.form ?? button)
  answer('saved')
  await waitFor(() => expect(form.onSent).toHaveBeenCalledWith('saved'))
  expect(send).toHaveBeenCalledOnce()
  expect(send.mock.calls[0]?.[0]).toMatchObject({ firstName: 'Anna' })
})

test('what was typed stays when the call fails, with the reason, and it can be sent again', async () => {
  const send = vi.fn<Send>(async () => 'saved')
  send.mockRejectedValueOnce(problem(409, {})).mockRejectedValueOnce(new TypeError('no connection'))
  const form = open(send)
  form.type('Anna')
  form.submit()
  expect((await screen.findByRole('alert')).textContent).toBe('That was refused.')
  expect(form.field.value).toBe('Anna')
  form.submit()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('It could not be saved.'))
  form.submit()
  await waitFor(() => expect(form.onSent).toHaveBeenCalledWith('saved'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what the server says of a field stands at that field', async () => {
  const issues = [{ path: 'firstName', message: 'Not that one.' }]
  const form = open(() => Promise.reject(problem(400, { issues })))
  form.type('Anna')
  form.submit()
  await screen.findByText('Not that one.')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(form.field.value).toBe('Anna')
})

test('what is typed while a call is under way is neither sent nor lost', async () => {
  let answer = (_reply: string) => {}
  const form = open(() => new Promise((resolve) => (answer = resolve)))
  form.type('Ann')
  form.submit()
  await screen.findByRole('button', { name: 'Saving...' })
  form.type('Anna')
  answer('saved')
  await waitFor(() => expect(form.onTypedOn).toHaveBeenCalledExactlyOnceWith('saved'))
  expect(form.onSent).not.toHaveBeenCalled()
  expect(form.field.value).toBe('Anna')
})
