// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ChallengeForm } from './challenge-form.tsx'

afterEach(cleanup)

function open(pending = false) {
  const onSubmit = vi.fn()
  render(<ChallengeForm pending={pending} takesFocus onSubmit={onSubmit} />)
  const input = screen.getByLabelText<HTMLInputElement>('Describe your workplace challenge')
  const type = (value: string) => fireEvent.change(input, { target: { value } })
  const button = () => screen.getByRole<HTMLButtonElement>('button')
  // A browser presses the button.
  const pressEnter = () => fireEvent.click(button())
  return { onSubmit, input, type, pressEnter, button }
}

test('the challenge is sent trimmed', () => {
  const { onSubmit, type, pressEnter } = open()
  type('  my boss shouts  ')
  pressEnter()
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('my boss shouts')
})

test('blanks alone cannot be sent, neither by the button nor by Enter', () => {
  const { onSubmit, type, pressEnter, button } = open()
  expect(button().disabled).toBe(true)
  type('   ')
  expect(button().disabled).toBe(true)
  pressEnter()
  expect(onSubmit).not.toHaveBeenCalled()
  type('a decision')
  expect(button().disabled).toBe(false)
})

test('while a verse is looked for nothing more can be sent, and what is typed stays', () => {
  const { onSubmit, type, pressEnter, button, input } = open(true)
  type('a decision')
  pressEnter()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(button().getAttribute('aria-disabled')).toBe('true')
  expect(input.value).toBe('a decision')
})
