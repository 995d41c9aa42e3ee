// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import HelpLines from './help-lines.tsx'
import { toasts } from './toasts.tsx'

afterEach(cleanup)

const lineOf = (name: string) => ({ name, purpose: 'For somebody', phone: '116 123' })
const help = { region: 'Somewhere', helplines: ['A', 'B', 'C', 'D'].map(lineOf) }
const isOpen = (name: string) => screen.getByText(name).closest('details')?.open ?? true

test('a crisis shows the two most fitting lines, and the others folded', () => {
  render(<HelpLines heard={{ safety: 'crisis', help }} place="before" />)
  expect(['A', 'B', 'C', 'D'].map(isOpen)).toEqual([true, true, false, false])
  expect(screen.getByText('More lines')).toBeDefined()
})

test('a concern is one row, with whom to call in its words', () => {
  render(<HelpLines heard={{ safety: 'concern', help }} place="after" />)
  expect(screen.getByText('Who can help: A, 116 123')).toBeDefined()
  expect(['A', 'B', 'C', 'D'].map(isOpen)).toEqual([false, false, false, false])
})

test.each([
  ['crisis', 'after'],
  ['concern', 'before'],
] as const)('a %s says nothing %s the words', (safety, place) => {
  const { container } = render(<HelpLines heard={{ safety, help }} place={place} />)
  expect(container.textContent).toBe('')
})

test('where no office is known there is no row', () => {
  const { container } = render(
    <HelpLines heard={{ safety: 'concern', help: { region: 'Somewhere', helplines: [] } }} />,
  )
  expect(container.textContent).toBe('')
})

test.each([
  ['crisis', undefined],
  ['concern', 'Saved'],
] as const)('after a toast of something before, a %s shows: %s', (safety, title) => {
  toasts.show({ title: 'Saved' })
  render(<HelpLines heard={{ safety, help }} />)
  expect(toasts.current()?.title).toBe(title)
})
