import { expect, test } from 'vitest'
import { announcement, breathAt, sentenceAt, sentences } from './guide.ts'
import { advanced, idle, sessionSeconds, started } from './reset.ts'

const seconds = Array.from({ length: sessionSeconds }, (_, second) => second)

test('four seconds in, six out', () => {
  expect(seconds.slice(0, 12).map(breathAt)).toEqual([
    ...Array.from({ length: 4 }, () => 'in'),
    ...Array.from({ length: 6 }, () => 'out'),
    'in',
    'in',
  ])
})

test('each breath has its sentence', () => {
  expect([...new Set(seconds.map(sentenceAt))]).toEqual(sentences)
  expect(sentenceAt(9)).toBe(sentences[0])
  expect(sentenceAt(10)).toBe(sentences[1])
})

test('whoever listens is spoken to three times', () => {
  const said = [
    idle,
    ...seconds.map((second) => advanced(started(0), second * 1000)),
    advanced(started(0), 60_000),
  ].map(announcement)
  expect(new Set(said).size).toBe(4)
  expect([0, 1, 30, 31, 60, 61].map((place) => said[place]?.slice(0, 14))).toEqual([
    '',
    'The 60 seconds',
    'The 60 seconds',
    'Halfway. Name ',
    'Halfway. Name ',
    'The 60 seconds',
  ])
})
