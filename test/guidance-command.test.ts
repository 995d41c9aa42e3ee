import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, it } from 'vitest'

const asked = [
  { prompt: 'I was laid off this morning after nine years and I am ashamed to go home' },
  { prompt: 'One of my technicians lost his wife, what do I say to him?', kind: 'workplace' },
  { prompt: 'What does Hezekiah 4:12 say?' },
  { prompt: 'Are you a human being?', kind: 'prayer' },
  { prompt: 'I want to kill myself' },
  { prompt: 'My boss is impossible', about: 'burnout' },
  { prompt: 'My boss is impossible', about: 'no-such-theme' },
  { prompt: '' },
  { prompt: 'Write a fake sick note for me so I can take Friday off' },
]
type Answer = {
  understood?: { theme: string | null; alternatives: string[] }
  content?: string
  references?: string[]
  error?: string
}
let answers: Answer[] = []

beforeAll(async () => {
  const command = spawn(process.execPath, ['scripts/guidance.ts'])
  command.stdin.end(asked.map((line) => `${JSON.stringify(line)}\n`).join('') + 'no json\n')
  answers = (await text(command.stdout))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
})

describe('npm run -s guidance', () => {
  it('answers each line with one', () => {
    expect(answers).toHaveLength(asked.length + 1)
  })

  it('says how it read a situation, and answers with references that exist', () => {
    expect(answers[0]).toMatchObject({
      understood: { theme: 'layoff', role: 'affected', question: null, fact: null, confident: true },
      who: 'none',
      safety: expect.stringMatching(/none|concern/),
    })
    expect(answers[0]?.content?.length).toBeGreaterThan(200)
    expect(answers[0]?.references?.length).toBeGreaterThan(0)
    expect(answers[0]?.understood?.alternatives.length).toBeLessThanOrEqual(3)
  })

  it('speaks to the one in charge and not to the bereaved', () => {
    expect(answers[1]?.understood).toMatchObject({ theme: 'grief', role: 'responsible' })
    expect(answers[1]?.content).toMatch(/your team|look to you/i)
  })

  it('tells facts and answers questions outright', () => {
    expect(answers[2]).toMatchObject({ understood: { theme: null, fact: 'no-such-reference' }, references: [] })
    expect(answers[3]).toMatchObject({ understood: { theme: null, question: 'who-or-what-are-you' } })
    expect(answers[3]?.content).toMatch(/^I am a program/)
    expect(answers[8]?.content).toMatch(/^No, I won't help/)
  })

  it('puts help first in a crisis', () => {
    expect(answers[4]).toMatchObject({ safety: 'crisis', danger: 'self-harm', who: 'self' })
  })

  it('answers as what was chosen, and refuses what does not exist', () => {
    expect(answers[5]?.understood).toMatchObject({ theme: 'burnout', confident: true })
    expect(answers[6]).toEqual({ error: 'There is no such reading to choose.' })
    expect(answers[7]).toEqual({ error: 'Please enter your request' })
    expect(answers[9]?.error).toEqual(expect.any(String))
  })
})
