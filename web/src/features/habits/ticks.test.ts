import { beforeEach, expect, test } from 'vitest'
import { createStore } from '../../api/store.ts'
import {
  habitUnderWay,
  isTicked,
  keptAtOpening,
  progressIn,
  readTicks,
  saveTicks,
  startedHabits,
  type Ticks,
  toggled,
} from './ticks.ts'

/** A browser without storage: what is kept lasts as long as the page. */
const unavailable = (): Storage => {
  throw new Error('no storage')
}
let store = createStore(unavailable)
beforeEach(() => {
  store = createStore(unavailable)
})

const tick = (...places: readonly [habit: string, task: number][]): Ticks =>
  places.reduce<Ticks>((ticks, [habit, task]) => toggled(ticks, habit, task), [])

test('a task is ticked and unticked by its habit and place', () => {
  const ticked = tick(['12', 3])
  expect(isTicked(ticked, '12', 3)).toBe(true)
  expect(isTicked(ticked, '1', 3)).toBe(false)
  expect(isTicked(ticked, '1', 23)).toBe(false)
  expect(toggled(ticked, '12', 3)).toEqual([])
})

test('ticks are found again by whoever made them, and by nobody else', () => {
  saveTicks(store, 'anna', tick(['1', 0], ['12', 3]))
  expect(readTicks(store, 'anna')).toEqual(['1-0', '12-3'])
  expect(readTicks(store, 'ben')).toEqual([])
})

test.each(['no json', 'null', '{}', '7', '"1-0"'])('what is no list is passed over (%s)', (kept) => {
  store.set('habitTicks:anna', kept)
  expect(readTicks(store, 'anna')).toEqual([])
})

test('of a kept list only ticks count, once each', () => {
  store.set('habitTicks:anna', JSON.stringify(['1-0', 5, null, '0-1', '1-30', '100-1', '1-0', ' 2-1', '2-29']))
  expect(readTicks(store, 'anna')).toEqual(['1-0', '2-29'])
})

test('the list has a bound, and the latest stay', () => {
  const many = Array.from({ length: 40 }, (_, habit) =>
    Array.from({ length: 30 }, (_day, task) => `${habit + 1}-${task}`),
  ).flat()
  saveTicks(store, 'anna', many)
  expect(readTicks(store, 'anna')).toHaveLength(1000)
  expect(readTicks(store, 'anna').at(-1)).toBe('40-29')
})

test('habits that were started are known by their ticks, the one ticked last first', () => {
  expect(startedHabits(tick(['3', 0], ['1', 0], ['3', 1]))).toEqual(['3', '1'])
  const many = Array.from({ length: 20 }, (_, habit) => `${habit + 1}-0`)
  expect(startedHabits(many)).toEqual(['20', '19', '18', '17', '16', '15', '14', '13', '12', '11', '10', '9'])
  expect(keptAtOpening(many, '1')).toEqual(['1', '20', '19', '18', '17', '16', '15', '14', '13', '12', '11', '10'])
  expect(keptAtOpening(tick(['1', 0]), '1')).toEqual(['1'])
})

test('under way is the habit ticked last that is shown and not finished', () => {
  const shown = ['1', '2', '3'].map((id) => ({ id, tasks: ['a', 'b'] }))
  expect(habitUnderWay([], shown)).toBeUndefined()
  expect(habitUnderWay(tick(['2', 0], ['3', 0]), shown)).toBe('3')
  expect(habitUnderWay(tick(['2', 0], ['3', 0], ['3', 1]), shown)).toBe('2')
  expect(habitUnderWay(tick(['2', 0], ['9', 0]), shown)).toBe('2')
  expect(habitUnderWay(tick(['3', 0], ['3', 1]), shown)).toBeUndefined()
})

test('progress is the share of tasks that are ticked, whole only when all are', () => {
  expect(progressIn([], '1', 7)).toEqual({ done: 0, tasks: 7, percent: 0 })
  expect(progressIn(tick(['1', 0], ['1', 6], ['2', 1]), '1', 7)).toEqual({ done: 2, tasks: 7, percent: 28 })
  expect(progressIn(tick(['1', 9]), '1', 7).done).toBe(0)
  const allButOne = Array.from({ length: 29 }, (_, task) => `1-${task}`)
  expect(progressIn(allButOne, '1', 30).percent).toBe(96)
})
