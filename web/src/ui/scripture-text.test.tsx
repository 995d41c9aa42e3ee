// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Insight, ReaderContext } from './read-in-context.tsx'
import { ScriptureText } from './scripture-text.tsx'

afterEach(cleanup)

const verse = { id: 'Book.1.1', text: 'The words.', reference: 'Book 1:1', translation: 'A Translation' }

const way = () => ({ open: vi.fn(), preload: vi.fn() })

test.each([
  ['Read in context', 'read'],
  ['Share', 'share'],
  ['Insight', 'insight'],
] as const)('%s opens a dialog about the verse, and says who opened it', (name, one) => {
  const ways = { read: way(), share: way(), insight: way() }
  render(
    <ReaderContext value={{ ...ways.read, ...ways }}>
      <ScriptureText {...verse} />
      <Insight passage={verse} />
    </ReaderContext>,
  )
  const button = screen.getByRole('button', { name: `${name}: Book 1:1` })
  expect(button.textContent).toBe(name)
  fireEvent.focus(button)
  expect(ways[one].preload).toHaveBeenCalled()
  fireEvent.click(button)
  expect(ways[one].open).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'Book.1.1' }), button)
})

test('where nothing can open a passage nothing offers it', () => {
  render(<ScriptureText {...verse} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('many verses are set smaller than one', () => {
  const sizeOf = (text: string) => {
    cleanup()
    render(<ScriptureText {...verse} text={text} />)
    return screen.getByText(/word/).className
  }
  expect(sizeOf('word '.repeat(71))).not.toBe(sizeOf('word '.repeat(70)))
})
