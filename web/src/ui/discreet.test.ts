// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applyDiscreet, followDiscreet, isDiscreet, nameTab, onDiscreetChange, toggleDiscreet } from './discreet.ts'

const tab = () => [document.title, document.querySelector('link')?.getAttribute('href')]
const plain = ['Notes', '/notes.svg']

beforeEach(() => {
  localStorage.clear()
  document.head.innerHTML = '<title>Lampstand</title><link rel="icon" href="/favicon.svg">'
  nameTab(document.title)
  applyDiscreet()
})
afterEach(() => vi.unstubAllGlobals())

test('the tab says what the page is until it is to be discreet, and again afterwards', () => {
  expect(tab()).toEqual(['Lampstand', '/favicon.svg'])
  toggleDiscreet()
  expect(tab()).toEqual(plain)
  toggleDiscreet()
  expect(tab()).toEqual(['Lampstand', '/favicon.svg'])
})

test('a page that is named meanwhile keeps its name to itself', () => {
  toggleDiscreet()
  nameTab('Prayer Mode, Lampstand')
  expect(tab()).toEqual(plain)
  toggleDiscreet()
  expect(document.title).toBe('Prayer Mode, Lampstand')
})

test('it is kept in this browser, and other tabs follow', () => {
  followDiscreet()
  toggleDiscreet()
  expect(localStorage.getItem('lampstand-discreet')).toBe('on')
  localStorage.setItem('lampstand-discreet', 'off')
  dispatchEvent(new StorageEvent('storage', { key: 'lampstand-theme' }))
  expect(isDiscreet()).toBe(true)
  dispatchEvent(new StorageEvent('storage', { key: 'lampstand-discreet' }))
  expect(isDiscreet()).toBe(false)
  expect(tab()).toEqual(['Lampstand', '/favicon.svg'])
})

test('without a storage it lasts as long as the page', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('switched off')
    },
    setItem() {
      throw new Error('switched off')
    },
  })
  toggleDiscreet()
  expect(tab()).toEqual(plain)
  nameTab('Another page')
  expect(tab()).toEqual(plain)
})

test('who listens is told', async () => {
  const listener = vi.fn()
  const stop = onDiscreetChange(listener)
  toggleDiscreet()
  await expect.poll(() => listener.mock.calls.length).toBe(1)
  stop()
})
