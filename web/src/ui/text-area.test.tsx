// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { TextArea } from './text-area.tsx'

afterEach(cleanup)

function open() {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <TextArea label="Words" />
      <button type="submit">Send</button>
    </form>,
  )
  return { field: screen.getByLabelText('Words'), onSubmit }
}

test.each([{ ctrlKey: true }, { metaKey: true }])('Enter with %o sends the form', (held) => {
  const { field, onSubmit } = open()
  expect(fireEvent.keyDown(field, { key: 'Enter', ...held })).toBe(false)
  expect(onSubmit).toHaveBeenCalledOnce()
})

test.each([{ key: 'Enter' }, { key: 'a', ctrlKey: true }, { key: 'Enter', ctrlKey: true, isComposing: true }])(
  'nothing else does (%o)',
  (keys) => {
    const { field, onSubmit } = open()
    expect(fireEvent.keyDown(field, keys)).toBe(true)
    expect(onSubmit).not.toHaveBeenCalled()
  },
)
