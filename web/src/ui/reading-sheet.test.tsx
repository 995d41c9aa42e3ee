// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { PassageTextProps } from './passage-text.tsx'
import { type PassageState, ReadingSheet } from './reading-sheet.tsx'

afterEach(cleanup)

const verse = (chapter: number, number: number, quoted = false, book = 'Book') => ({
  id: `${book}.${chapter}.${number}`,
  chapter,
  verse: number,
  text: `“words of ${chapter}:${number},`,
  quoted,
})

function open(content: PassageState) {
  const onClose = vi.fn()
  const onClosed = vi.fn()
  const sheet = (isOpen: boolean) => (
    <ReadingSheet
      title="Book 1:30-2:2"
      translation="A Translation"
      content={content}
      open={isOpen}
      onClose={onClose}
      onClosed={onClosed}
    />
  )
  const { rerender } = render(sheet(true))
  return { onClose, onClosed, close: () => rerender(sheet(false)), sheet: screen.getByRole('dialog') }
}

const read = (passage: Partial<PassageTextProps>) =>
  open({ state: 'ready', passage: { cautions: [], verses: [verse(1, 1, true)], ...passage } })

const wordsOf = (sheet: HTMLElement, part = '') =>
  [...sheet.querySelectorAll(`[data-words${part && `="${part}"`}]`)].map((words) => words.textContent)

test('the sheet is named by its window and says the translation', () => {
  const { sheet } = read({})
  expect(screen.getByRole('dialog', { name: 'Book 1:30-2:2' })).toBe(sheet)
  expect(screen.getByText('A Translation')).toBeTruthy()
})

test('the words stand as they came, those of the passage apart from those around it', () => {
  const { sheet } = read({ verses: [verse(1, 30), verse(1, 31, true), verse(2, 1, true), verse(2, 2)] })
  expect(wordsOf(sheet)).toEqual(['“words of 1:30,', '“words of 1:31,', '“words of 2:1,', '“words of 2:2,'])
  expect(wordsOf(sheet, 'passage')).toEqual(['“words of 1:31,', '“words of 2:1,'])
})

test('whoever listens hears the numbers, and where the passage begins and ends', () => {
  const { sheet } = read({ verses: [verse(1, 30), verse(1, 31, true), verse(2, 1, true), verse(2, 2)] })
  const heard = [...sheet.querySelectorAll('p .sr-only')].map((words) => words.textContent)
  expect(heard).toEqual(['Verse 30. ', 'The passage begins. Verse 31. ', 'Verse 1. ', 'The passage ends. Verse 2. '])
})

test('a chapter that begins inside has a heading, the one that the title names has none', () => {
  read({ verses: [verse(1, 31), verse(2, 1, true)] })
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['Chapter 2'])
})

test('a psalm is no chapter', () => {
  read({ verses: [verse(3, 8, false, 'Ps'), verse(4, 1, true, 'Ps')] })
  expect(screen.getByRole('heading', { name: 'Psalm 4' })).toBeTruthy()
})

test('note and cautions stand where there are any', () => {
  read({ note: 'A teacher speaks to a child.', cautions: ['No promise of gain.'] })
  expect(screen.getByText('A teacher speaks to a child.')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Read with care' }).textContent).toContain('No promise of gain.')
})

test('without cautions nothing is to be read with care', () => {
  read({})
  expect(screen.queryByText('Read with care')).toBeNull()
})

test('the first view is the top, and where the passage begins further down a button leads there', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300)
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(2100)
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    const line = Number(/:(\d+)/.exec(this.textContent)?.[1])
    return [new DOMRect(0, line * 100, 300, 30)] as unknown as DOMRectList
  })
  const verses = Array.from({ length: 20 }, (_, index) => verse(1, index, index === 15))
  const { sheet } = read({ verses })
  expect(sheet.scrollTop).toBe(0)
  fireEvent.click(screen.getByRole('button', { name: 'Go to the passage' }))
  await expect.poll(() => sheet.scrollTop).toBeGreaterThan(0)
  cleanup()
  read({ verses: verses.map((one) => ({ ...one, quoted: true })) })
  expect(screen.queryByRole('button', { name: 'Go to the passage' })).toBeNull()
})

test('while the passage comes, it says so', () => {
  open({ state: 'loading' })
  expect(screen.getByRole('status').textContent).toBe('Opening the passage')
})

test('without a connection there is nothing to press', () => {
  open({ state: 'offline' })
  expect(screen.getByRole('status').textContent).toContain('offline')
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
})

test('what failed is said, and can be tried again', () => {
  const retry = vi.fn()
  open({ state: 'failed', message: 'There is no such passage.', retry })
  expect(screen.getByRole('alert').textContent).toContain('There is no such passage.')
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(retry).toHaveBeenCalledOnce()
})

test('Escape and the button close it, and its opener hears when it has gone', () => {
  const { sheet, close, onClose, onClosed } = read({})
  fireEvent.keyDown(sheet, { key: 'Escape' })
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(2)
  expect(onClosed).not.toHaveBeenCalled()
  close()
  expect(screen.queryByRole('dialog')).toBeNull()
  return expect.poll(() => onClosed.mock.calls.length).toBe(1)
})
