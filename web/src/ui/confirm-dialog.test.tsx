// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import ConfirmDialog from './confirm-dialog.tsx'

afterEach(cleanup)

function open(pending = false) {
  const onConfirm = vi.fn()
  const onClose = vi.fn()
  render(
    <ConfirmDialog
      title="Delete it?"
      description="It cannot be undone."
      action="Delete"
      pending={pending}
      pendingLabel="Deleting..."
      onConfirm={onConfirm}
      onClose={onClose}
      open
    />,
  )
  return { onConfirm, onClose }
}

test('it is an alert that names what happens, and the focus begins at the way out', () => {
  open()
  expect(screen.getByRole('alertdialog', { name: 'Delete it?' })).toBeDefined()
  expect(document.activeElement?.textContent).toBe('Cancel')
})

test('only its own button confirms; Cancel and Escape do not', () => {
  const { onConfirm, onClose } = open()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  expect(onClose).toHaveBeenCalled()
  expect(onConfirm).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('while it is being done it cannot be confirmed again', () => {
  const { onConfirm } = open(true)
  fireEvent.click(screen.getByRole('button', { name: 'Deleting...' }))
  expect(onConfirm).not.toHaveBeenCalled()
})
