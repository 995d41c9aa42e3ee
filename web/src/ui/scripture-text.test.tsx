// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ReaderContext } from './read-in-context.tsx'
import { ScriptureText } from './scripture-text.tsx'

afterEach(cleanup)

const verse = { id: 'Book.1.1', text: 'The words.', reference: 'Book 1:1', translation: 'A Translation' }

test('a verse opens its passage and says who opened it', () => {
  const open = vi.fn()
  render(
    <ReaderContext value={{ open, preload: () => undefined }}>
      <ScriptureText {...verse} />
    </ReaderContext>,
  )
  const button = screen.getByRole('button', { name: 'Read in context: Book 1:1' })
  fireEvent.click(button)
  expect(open).toHaveBeenCalledExactlyOnceWith({ id: 'Book.1.1', reference: 'Book 1:1' }, button)
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
