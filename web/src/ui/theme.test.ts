// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applyTheme, followSystemTheme, preferTheme, shownTheme, toggleTheme } from './theme.ts'

/** A machine that is dark or light and says when it changes. */
function machine(dark: boolean) {
  const query = Object.assign(new EventTarget(), { matches: dark })
  vi.stubGlobal('matchMedia', () => query)
  return {
    become: (next: boolean) => {
      query.matches = next
      query.dispatchEvent(new Event('change'))
    },
  }
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test('without a preference the page is as the machine is, and follows it', () => {
  const { become } = machine(true)
  followSystemTheme()
  applyTheme()
  expect(shownTheme()).toBe('dark')
  become(false)
  expect(shownTheme()).toBe('light')
})

test('the toggle goes from what is shown to the other one, and is remembered', () => {
  machine(true)
  applyTheme()
  toggleTheme()
  expect(shownTheme()).toBe('light')
  expect(localStorage.getItem('lampstand-theme')).toBe('light')
  toggleTheme()
  expect(localStorage.getItem('lampstand-theme')).toBe('dark')
})

test('a preference outweighs the machine until it is the system again', () => {
  const { become } = machine(false)
  followSystemTheme()
  preferTheme('light')
  become(true)
  expect(shownTheme()).toBe('light')
  preferTheme('system')
  expect(shownTheme()).toBe('dark')
})

test('what is no preference is none', () => {
  machine(true)
  localStorage.setItem('lampstand-theme', 'sepia')
  applyTheme()
  expect(shownTheme()).toBe('dark')
})
