// @vitest-environment happy-dom
import type { MorningText } from '@lampstand/contract/morning'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../api/query-client.ts'
import { toasts } from '../../ui/toasts.tsx'
import { morningSteps, type StepId } from './morning-steps.ts'
import { offersText, useStepText } from './morning-texts.ts'

afterEach(() => {
  cleanup()
  for (let shown = toasts.current(); shown; shown = toasts.current()) toasts.close(shown.id)
})

const textOf = (content: string): MorningText => ({
  content,
  scriptureReferences: [],
  prayerPoints: [],
  source: 'library',
  safety: 'none',
  disclaimer: 'Verify it.',
  passages: [],
})

/** A server that says which call was made. */
const saysWhich = () => vi.fn(async ({ queryKey }: { queryKey: readonly unknown[] }) => textOf(queryKey.join('/')))

/** A step on the screen. */
function open(step: StepId, server = saysWhich()) {
  const queryClient = createQueryClient(server)
  const page = renderHook(({ shown }: { shown: StepId }) => useStepText(shown), {
    initialProps: { shown: step },
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  return {
    server,
    /** Waits until the step stands so. */
    stands: (as: { text: MorningText | undefined; loading: boolean }) =>
      waitFor(() => expect(page.result.current).toMatchObject(as)),
    generate: () => act(async () => page.result.current.generate()),
    turnTo: (shown: StepId) => page.rerender({ shown }),
  }
}

test.each([
  ['welcome', 'welcome'],
  ['prayer', 'prayer'],
  ['intentions', 'intentions'],
  ['schedule', 'review'],
] as const)('a text for the step %s is asked for as %s', async (step, call) => {
  const page = open(step)
  await page.generate()
  await page.stands({ text: textOf(`/api/ai/morning/${call}`), loading: false })
})

test('the scripture step has its passage, and no text can be asked for', async () => {
  const { server, generate } = open('scripture')
  await generate()
  expect(server).not.toHaveBeenCalled()
  expect(morningSteps.filter(({ id }) => !offersText(id)).map(({ id }) => id)).toEqual(['scripture'])
})

test('whoever asks for the scripture step all the same is told that its content stays', async () => {
  const page = open('scripture')
  await page.generate()
  await page.stands({ text: undefined, loading: false })
  expect(toasts.current()).toMatchObject({
    title: 'Content Generation Failed',
    description: 'Using default content for this step.',
    tone: 'destructive',
  })
})

test('a text stays with its step while others are shown', async () => {
  const page = open('welcome')
  await page.generate()
  await page.stands({ text: textOf('/api/ai/morning/welcome'), loading: false })
  expect(toasts.current()).toMatchObject({
    title: 'AI Content Generated',
    description: 'Fresh biblical guidance for your day!',
  })
  page.turnTo('prayer')
  await page.stands({ text: undefined, loading: false })
  page.turnTo('welcome')
  await page.stands({ text: textOf('/api/ai/morning/welcome'), loading: false })
})

test('each refresh asks anew, and a failure brings the default content back', async () => {
  const page = open('prayer')
  page.server.mockResolvedValueOnce(textOf('first')).mockResolvedValueOnce(textOf('second'))
  await page.generate()
  await page.generate()
  await page.stands({ text: textOf('second'), loading: false })
  page.server.mockRejectedValueOnce(new Error('down'))
  await page.generate()
  await page.stands({ text: undefined, loading: false })
})

test('while a text is on its way the one before stays', async () => {
  const page = open('prayer')
  await page.generate()
  let answer = (_text: MorningText) => {}
  page.server.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  await page.generate()
  await page.stands({ text: textOf('/api/ai/morning/prayer'), loading: true })
  await act(async () => answer(textOf('another')))
  await page.stands({ text: textOf('another'), loading: false })
})
