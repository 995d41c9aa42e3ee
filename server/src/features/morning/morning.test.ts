import { openText } from '@lampstand/scripture/text'
import { beforeEach, describe, expect, it } from 'vitest'
import { openWithModel } from '../../../test-support/answers.ts'

const { model, server, anna } = await openWithModel()

const steps = ['welcome', 'prayer', 'intentions', 'review'] as const

describe.each(steps)('the morning step %s', (step) => {
  const read = (browser = anna) => browser.get(`/api/ai/morning/${step}`)
  beforeEach(() => anna.put('/api/ai/state', { enabled: false }))

  it('is answered from the library, with scripture that the server quoted', async () => {
    const { status, json } = await read()
    expect(status).toBe(200)
    expect(json.source).toBe('library')
    expect(json.content.length).toBeGreaterThan(100)
    expect(json.prayerPoints.length).toBeGreaterThan(1)
    for (const passage of json.passages) expect(passage.text).toBe(openText().quote(passage.id))
  })

  it('is another text each time, for 40 times', async () => {
    const texts = new Set<string>()
    for (let count = 0; count < 40; count++) texts.add((await read()).json.content)
    expect(texts.size).toBe(40)
  })

  it('is for people who are signed in', async () => {
    expect((await read(server.visit())).status).toBe(401)
  })
})

describe('a morning text by a model', () => {
  it('is fit for anybody: who asks as often on one day is given the same, and it costs nobody twice', async () => {
    const ben = await server.signedIn('ben@example.org')
    const first = await anna.get('/api/ai/morning/welcome')
    const second = await ben.get('/api/ai/morning/welcome')
    expect(first.json.source).toBe('model')
    expect(second.json.content).toBe(first.json.content)
    expect(model.requests).toHaveLength(1)
    expect((await ben.get('/api/ai/state')).json.remaining).toBe(60)
  })

  it('holds nothing of a person', async () => {
    await anna.get('/api/ai/morning/prayer')
    expect(model.requests[0]?.prompt).not.toContain('anna')
  })
})
