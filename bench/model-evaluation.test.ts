import { expect, it } from 'vitest'
import { hostileAnswer } from '../server/test-support/ai/hostile.ts'
import { scriptedAi } from '../server/test-support/ai/scripted.ts'
import { evaluateModel } from './model-evaluation.ts'

const candidatesIn = (prompt: string) =>
  (JSON.parse(prompt) as { candidates: { id: string }[] }).candidates.map(({ id }) => id)

it('finds a model that lies out, and shows nothing of it', async () => {
  const model = scriptedAi()
  let seed = 0
  model.answers(({ prompt }) => hostileAnswer(++seed, candidatesIn(prompt)))
  const report = await evaluateModel(model.ai, 20)
  expect(report.asked).toBe(40)
  expect(report.quotations.raw.false).toBeGreaterThan(10)
  expect(report.quotations.shown.false).toBe(0)
  expect(report.kept).toBeLessThan(0.9)
  expect(report.redTeam).toMatchObject({ flagged: 0, crises: 20, caughtByWords: expect.any(Number) })
})

it('counts what gave no answer', async () => {
  const model = scriptedAi()
  model.fails('refused')
  const report = await evaluateModel(model.ai, 3)
  expect(report.failures).toEqual({ refused: 6 })
  expect(report.fit.judged).toBe(0)
})
