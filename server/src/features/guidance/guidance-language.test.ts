import { describe, expect, it } from 'vitest'
import { openWithModel } from '../../../test-support/answers.ts'

const { model, server, anna } = await openWithModel()

const calm = 'Mi jefe nunca reconoce lo que hago, ¿qué dice la Biblia?'
const danger = 'Ya no quiero vivir, estoy en el baño del trabajo'
const ask = (prompt: string) => anna.post('/api/ai/workplace-guidance', { prompt })
const switchModel = (enabled: boolean) => anna.put('/api/ai/state', { enabled })

describe('words in another language', () => {
  it('are told plainly that answers are in English, in both languages, and get no wrong answer', async () => {
    await switchModel(false)
    const { json } = await ask(calm)
    expect(json).toMatchObject({ source: 'library', safety: 'none', passages: [], prayerPoints: [] })
    expect(json.content).toMatch(/^Gracias por escribir\./)
    expect(json.content).toContain('You wrote in Spanish')
    expect(json.writtenIn).toMatchObject({ language: 'es' })
    expect(json.content.endsWith(json.writtenIn.english)).toBe(true)
    expect(json.help).toMatchObject({ said: { language: 'es' } })
    expect(json).not.toHaveProperty('understood')
  })

  it('are answered with help first where there is danger, in that language', async () => {
    const { json } = await ask(danger)
    expect(json).toMatchObject({ safety: 'crisis', writtenIn: { language: 'es' } })
    const [opening, lines] = json.content.split('\n\n')
    expect(opening).toMatch(/^Gracias por escribirlo/)
    expect(lines).toMatch(/^- .+: llama al \d+/)
    expect(json.warnings).toBeUndefined()
    expect(json.passages.length).toBeGreaterThan(0)
  })

  it('of a language in which nothing was written are told so in English, with where to get help', async () => {
    await switchModel(false)
    const { json } = await ask('Sono molto stanco del mio lavoro e il mio capo non mi ascolta')
    expect(json.content).toMatch(/^You wrote in Italian.* but not in Italian/s)
    expect(json.writtenIn).not.toHaveProperty('own')
    expect(json.help.helplines.length).toBeGreaterThan(0)
  })

  it('may be answered in it by a model, which is said, with passages that suit anybody', async () => {
    await switchModel(true)
    const { json } = await ask(calm)
    expect(json).toMatchObject({ source: 'model', writtenIn: { language: 'es' } })
    expect(json.writtenIn.english).toMatch(/written in Spanish by a model/)
    expect(JSON.parse(model.requests[0]?.prompt ?? '{}')).not.toHaveProperty('counsel')
    const { json: shown } = await anna.post('/api/ai/preview', { kind: 'workplace', prompt: calm })
    expect(shown.messages[1].content).toBe(model.requests[0]?.prompt)
  })
})

describe('other doors', () => {
  it('a challenge gets a verse for anybody, and is told so; in danger help in that language', async () => {
    const query = (challenge: string) =>
      `/api/scripture/challenge?${new URLSearchParams({ challenge, sessionId: 's' }).toString()}`
    const { json } = await server.visit().get(query('Ich habe Angst vor der Besprechung'))
    expect(json.writtenIn).toMatchObject({ language: 'de', own: expect.stringContaining('nur auf Englisch') })
    expect(json).not.toHaveProperty('safety')
    const { json: urgent } = await server.visit().get(query('Mein Mann schlägt mich und ich verstecke es im Büro'))
    expect(urgent).toMatchObject({ safety: 'crisis', help: { said: { language: 'de' } } })
  })

  it('a prayer request keeps the language of its help', async () => {
    const prayer = { name: 'eu', prayerText: 'Meu marido me bate e eu escondo as marcas' }
    const { json } = await anna.post('/api/prayer/requests', prayer)
    expect(json).toMatchObject({ safety: 'crisis', help: { said: { language: 'pt' } } })
    const { json: kept } = await anna.get('/api/prayer/requests')
    expect(JSON.stringify(kept)).toContain('"language":"pt"')
  })

  it('a devotion is one for any day, and says so', async () => {
    await switchModel(false)
    const { json } = await anna.post('/api/ai/life-application', { topic: 'J’ai peur de la réunion de demain' })
    expect(json.writtenIn?.english).toMatch(/chosen for any day/)
  })
})
