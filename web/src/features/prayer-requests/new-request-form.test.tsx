// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubLocks } from '../../../test-support/locks.ts'
import { queryClient, userQuery } from '../../api/browser.ts'
import NewRequestForm from './new-request-form.tsx'
import { changeDraft, newRequestDraft } from './request-drafts.ts'

const id = '0192f0c1-0000-7000-8000-000000000001'
const kept = (body: object) => ({
  id,
  isAnswered: false,
  answeredDate: null,
  notes: null,
  createdAt: '2026-03-09T09:00:00.000Z',
  updatedAt: '2026-03-09T09:00:00.000Z',
  ...body,
})

beforeEach(() => {
  stubLocks()
  queryClient.setQueryData(userQuery.queryKey, { id: 'ruth' } as never)
})
afterEach(cleanup)

test('who writes on while it is added saves the rest as a change of that request', async () => {
  const sent: { method: string; url: string; body: { name: string } }[] = []
  let answer = () => {}
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body: string }) => {
    sent.push({ method, url, body: JSON.parse(body) })
    await new Promise<void>((resolve) => (answer = resolve))
    const { name, prayerText } = JSON.parse(body)
    return new Response(JSON.stringify(kept({ name, prayerText })), { status: method === 'POST' ? 201 : 200 })
  })
  const onClose = vi.fn()
  render(<NewRequestForm onClose={onClose} />)
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type('Name', 'Mir')
  type('Prayer request', 'Rest')
  fireEvent.click(screen.getByRole('button', { name: 'Add Request' }))
  await screen.findByRole('button', { name: 'Adding...' })
  await waitFor(() => expect(sent).toHaveLength(1))
  type('Name', 'Miriam')
  answer()
  const save = await screen.findByRole('button', { name: 'Save Changes' })
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Miriam')
  expect(newRequestDraft.read()).toBeUndefined()
  expect(changeDraft(id).read()).toMatchObject({ name: 'Miriam' })

  fireEvent.click(save)
  await waitFor(() => expect(sent).toHaveLength(2))
  answer()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sent[1]).toMatchObject({ method: 'PUT', url: `/api/prayer/requests/${id}`, body: { name: 'Miriam' } })
  expect(changeDraft(id).read()).toBeUndefined()
})
