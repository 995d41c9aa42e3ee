// @vitest-environment happy-dom
import { DeviceId } from '@lampstand/contract/shared'
import { beforeEach, expect, test } from 'vitest'
import { createDevice } from './device.ts'
import { forgetDevice } from './device-keys.ts'
import { createStore } from './store.ts'

const store = createStore(() => localStorage)
const device = createDevice({ store, now: () => 1_700_000_000_000 })

beforeEach(() => localStorage.clear())

test('the device id has the form that the server takes, and stays', () => {
  const id = device.id()
  expect(DeviceId.safeParse(id).success).toBe(true)
  expect(localStorage.getItem('deviceId')).toBe(id)
  expect(device.id()).toBe(id)
})

test('the home screen has an id of its own, with the moment it was made', () => {
  expect(device.sessionId()).toMatch(/^device_1700000000000_[a-z0-9]{8,}$/)
  expect(localStorage.getItem('verse_device_id')).toBe(device.sessionId())
})

test('an id that the server would refuse is made anew', () => {
  localStorage.setItem('deviceId', 'device-OLD')
  expect(DeviceId.safeParse(device.id()).success).toBe(true)
})

test('a device that was forgotten has two new names', () => {
  const before = [device.id(), device.sessionId()]
  forgetDevice(store)
  expect(device.id()).not.toBe(before[0])
  expect(device.sessionId()).not.toBe(before[1])
})

test('without storage a name lasts as long as the page', () => {
  const closed = createStore(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const memoryOnly = createDevice({ store: closed, now: Date.now })
  const id = memoryOnly.id()
  expect(memoryOnly.id()).toBe(id)
  forgetDevice(closed)
  expect(memoryOnly.id()).not.toBe(id)
})
