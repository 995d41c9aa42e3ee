// @vitest-environment happy-dom
import type { Understood } from '@lampstand/contract/guidance'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ReadingLine } from './reading-line.tsx'

afterEach(cleanup)

const credit: Understood = {
  label: 'Credit taken by somebody else',
  confident: true,
  theme: 'credit-stolen',
  role: 'affected',
  question: null,
  fact: null,
  alternatives: [{ about: 'abusive-manager', label: 'An abusive manager' }],
}

function choicesOf(understood: Understood) {
  const onChoose = vi.fn()
  render(<ReadingLine understood={understood} onChoose={onChoose} />)
  return { onChoose, names: screen.getAllByRole('button').map((button) => button.textContent) }
}

test('a sure reading is said, and the others can be chosen', () => {
  expect(choicesOf(credit).names).toEqual(['An abusive manager'])
  expect(screen.getByText('Credit taken by somebody else')).toBeDefined()
})

test('an unsure reading is asked about first', () => {
  const { onChoose, names } = choicesOf({ ...credit, confident: false })
  expect(names).toEqual(['Credit taken by somebody else', 'An abusive manager'])
  fireEvent.click(screen.getByRole('button', { name: 'Credit taken by somebody else' }))
  expect(onChoose).toHaveBeenCalledWith('credit-stolen')
})

test('where nothing was recognized there is nothing to choose', () => {
  render(<ReadingLine understood={{ ...credit, label: null, theme: null, alternatives: [] }} onChoose={vi.fn()} />)
  expect(screen.queryByRole('button')).toBeNull()
})
