import { suggestedTopics } from '@lampstand/content/schemas'
import { openText } from '@lampstand/scripture/text'
import { beforeEach, describe, expect, it } from 'vitest'
import { openWithModel } from '../../../test-support/answers.ts'
import { asStream, eventsOf } from '../../../test-support/events.ts'

const { model, server, anna } = await openWithModel()

const ask = (topic?: string, browser = anna) =>
  browser.post('/api/ai/life-application', topic === undefined ? {} : { topic })

describe('a devotion from the library', () => {
  beforeEach(() => anna.put('/api/ai/state', { enabled: false }))

  it.each([undefined, ...suggestedTopics, 'My manager humiliates me in front of customers'])(
    'on %s is whole',
    async (topic) => {
      const { status, json } = await ask(topic)
      expect(status).toBe(200)
      expect(json).toMatchObject({ source: 'library', title: expect.stringMatching(/\w/) })
      expect(json.scriptureText).toBe(openText().quote(json.passages[0].id))
      expect(json.scriptureReference).toBe(json.passages[0].reference)
      expect(json.devotion.split('\n\n').length).toBeGreaterThan(1)
      expect(json.applicationQuestions.length).toBeGreaterThan(2)
      expect(json.lifeApplication.length).toBeGreaterThan(100)
      expect(json.prayerPoints.length).toBeGreaterThan(2)
    },
  )

  it.each(suggestedTopics)('on %s is another one for at least four times', async (topic) => {
    const titles = new Set<string>()
    for (let count = 0; count < 4; count++) titles.add((await ask(topic)).json.title)
    expect(titles.size).toBe(4)
  })

  it('says when there is none on exactly this', async () => {
    expect((await ask('Qwrtz blorp vinkle')).json.notice).toContain('no devotion on exactly this')
  })

  it('streams its paragraphs after the passage', async () => {
    const events = eventsOf(await anna.post('/api/ai/life-application', { topic: 'Integrity at Work' }, asStream))
    expect(events[0]?.event).toBe('passages')
    const prose = events.flatMap(({ event, data }) => (event === 'text' ? [String(data)] : [])).join('')
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { devotion: prose } })
  })
})

it('a topic that speaks of danger is answered first with where to get help', async () => {
  const { json } = await ask('I want to end my life')
  expect(json.safety).toBe('crisis')
  expect(json.devotion).toMatch(/call|https/)
  expect(model.requests).toHaveLength(0)
})

it('a devotion by a model quotes what the server has', async () => {
  const { json } = await ask('I am afraid of the new software')
  expect(json.source).toBe('model')
  expect(json.scriptureText).toBe(openText().quote(json.passages[0].id))
})

it('a suggested topic is asked of the model once for everybody', async () => {
  const ben = await server.signedIn('ben@example.org')
  const first = await ask('Work-Life Balance')
  const second = await ask('Work-Life Balance', ben)
  expect(second.json.devotion).toBe(first.json.devotion)
  expect(model.requests).toHaveLength(1)
})

it('a topic can have 1,000 characters and is for people who are signed in', async () => {
  expect((await ask('a'.repeat(1001))).status).toBe(400)
  expect((await ask('Rest', server.visit())).status).toBe(401)
})
