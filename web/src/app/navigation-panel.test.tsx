// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { NavigationPanel } from './navigation-panel.tsx'

afterEach(cleanup)

test('whoever goes elsewhere and comes back before the menu has closed does not find it open again', async () => {
  const { rerender } = render(<NavigationPanel path="/home" />)
  const button = screen.getByRole('button', { name: 'Open navigation' })
  fireEvent.click(button)
  await screen.findByRole('dialog', { name: 'Navigation' })
  expect(button.getAttribute('aria-expanded')).toBe('true')
  rerender(<NavigationPanel path="/resources" />)
  rerender(<NavigationPanel path="/home" />)
  expect(button.getAttribute('aria-expanded')).toBe('false')
})
