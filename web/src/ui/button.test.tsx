// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { SubmitButton } from './form.tsx'
import { Switch } from './switch.tsx'
import { TextArea } from './text-area.tsx'

afterEach(cleanup)

test('while its work is under way a button is said to be disabled, does nothing, and keeps the focus', () => {
  const onClick = vi.fn()
  const { rerender } = render(<Button onClick={onClick}>Send</Button>)
  const button = screen.getByRole('button')
  button.focus()
  fireEvent.click(button)
  rerender(
    <Button onClick={onClick} pending>
      Sending...
    </Button>,
  )
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(button)
  expect(onClick).toHaveBeenCalledOnce()
})

test('while a form is sent, no press and no key sends it again', () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  const form = (pending: boolean) => (
    <form onSubmit={onSubmit}>
      <TextArea label="Words" />
      <SubmitButton pending={pending} pendingLabel="Sending...">
        Send
      </SubmitButton>
    </form>
  )
  const { rerender } = render(form(false))
  const sendByKey = () => fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', ctrlKey: true })
  sendByKey()
  expect(onSubmit).toHaveBeenCalledOnce()
  rerender(form(true))
  fireEvent.click(screen.getByRole('button'))
  sendByKey()
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('a switch keeps the focus while its change is under way, and takes no other', () => {
  const onChange = vi.fn()
  render(<Switch label="Remind me" checked={false} pending onChange={onChange} />)
  const box = screen.getByRole('switch')
  box.focus()
  fireEvent.click(box)
  expect(document.activeElement).toBe(box)
  expect(onChange).not.toHaveBeenCalled()
  expect((box as HTMLInputElement).checked).toBe(false)
})
