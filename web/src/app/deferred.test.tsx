// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDeferred } from './deferred.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

const part = { default: ({ word }: { word: string }) => <p>The part says {word}.</p> }
const load = vi.fn(async () => part)
const noConnection = async () => Promise.reject(new TypeError('Failed to fetch'))

function show(word: string, { View } = createDeferred(load)) {
  render(
    <ErrorBoundary>
      <Suspense fallback="Waiting">
        <View word={word} />
      </Suspense>
    </ErrorBoundary>,
  )
}

beforeEach(() => {
  load.mockReset().mockResolvedValue(part)
  vi.stubGlobal('fetch', noConnection)
})
afterEach(cleanup)

test('a part is fetched when it is shown, and is given what its page hands it', async () => {
  show('peace')
  expect(screen.queryByText('Waiting')).not.toBeNull()
  await screen.findByText('The part says peace.')
})

test('a part that could not be fetched is asked for again, as often as the person tries', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  load.mockImplementationOnce(noConnection).mockImplementationOnce(noConnection)
  show('peace')
  for (const times of [1, 2]) {
    await screen.findByText('This page could not be fetched')
    expect(load).toHaveBeenCalledTimes(times)
    fireEvent.click(screen.getByText('Try Again'))
  }
  await screen.findByText('The part says peace.')
})

test('a part that was fetched ahead is there at once', async () => {
  const deferred = createDeferred(load)
  await deferred.preload()
  show('peace', deferred)
  expect(screen.queryByText('The part says peace.')).not.toBeNull()
  expect(load).toHaveBeenCalledOnce()
})

test('what could not be fetched ahead is asked for when it is shown', async () => {
  load.mockImplementationOnce(noConnection)
  const deferred = createDeferred(load)
  await deferred.preload()
  show('peace', deferred)
  await screen.findByText('The part says peace.')
})
