import { describe, expect, it } from 'vitest'
import { createRetriever, type RetrievalContent } from './retrieval.ts'

const passage = (ref: string, tone: string, ...tags: string[]) => ({ ref, tone, tags, daily: false })
const content: RetrievalContent = {
  themes: [
    {
      id: 'stolen-credit',
      name: 'Stolen credit',
      class: 'conflict',
      phrasings: [
        'My coworker took credit for my work',
        'She presented my idea as her own',
        'He put his name on my report',
      ],
      passages: ['Heb.6.10', 'Ps.37.5-Ps.37.7', 'Matt.5.23-Matt.5.24', 'Isa.49.4', 'Eccl.9.14-Eccl.9.16', 'Gal.6.4'],
    },
    {
      id: 'burnout',
      name: 'Burnout',
      class: 'distress',
      phrasings: ['I am running on empty', 'There is nothing left in me after work', 'I dread every morning'],
      passages: [
        '1Kgs.19.4-1Kgs.19.8',
        'Matt.11.28-Matt.11.30',
        'Heb.6.10',
        'Phil.4.6-Phil.4.7',
        'Prov.6.9-Prov.6.11',
        'Ps.34.18',
      ],
    },
    {
      id: 'laziness',
      name: 'Putting things off',
      class: 'own-fault',
      phrasings: ['I put off every task until the last minute', 'I waste hours at my desk', 'I am lazy at work'],
      passages: ['Prov.6.9-Prov.6.11', 'Col.3.23', 'Eccl.9.10', 'Gal.6.4', 'Rom.12.11', 'Prov.13.4'],
    },
  ],
  passages: [
    ...['Heb.6.10', 'Ps.34.18', 'Matt.11.28-Matt.11.30'].map((ref) => ({ ...passage(ref, 'comfort'), daily: true })),
    ...['1Kgs.19.4-1Kgs.19.8', 'Ps.37.5-Ps.37.7', 'Isa.49.4'].map((ref) => passage(ref, 'comfort')),
    ...['Eccl.9.14-Eccl.9.16', 'Gal.6.4', 'Col.3.23', 'Eccl.9.10', 'Rom.12.11'].map((ref) => passage(ref, 'wisdom')),
    passage('Matt.5.23-Matt.5.24', 'correction'),
    passage('Prov.6.9-Prov.6.11', 'correction', 'no-work-no-eat'),
    passage('Prov.13.4', 'correction', 'blame'),
    passage('Phil.4.6-Phil.4.7', 'comfort', 'rebuke-anxiety'),
  ],
  deny: { distress: { tones: ['correction'], tags: ['no-work-no-eat', 'rebuke-anxiety'] } },
  classPhrases: [
    { kind: 'settles', tells: 'in-need', phrases: [{ says: 'laid off' }] },
    { kind: 'settles', tells: 'distress', phrases: [{ says: 'depress\\w+' }, { says: "can't cope" }] },
    {
      kind: 'spares',
      tells: 'distress',
      phrases: [{ says: 'ashamed' }, { says: 'my own fault' }, { says: 'cannot forgive myself' }],
    },
  ],
}
const retriever = createRetriever(content)
const refs = (query: string, options = {}) => retriever.find(query, options).results.map(({ ref }) => ref)

describe('a sentence', () => {
  it('is of the class that its own words settle, the most severe first', () => {
    expect(retriever.find('I was laid off, I put off every task and I can’t cope').class).toBe('distress')
    expect(retriever.find('I was LAID OFF and put off every task').class).toBe('in-need')
    expect(retriever.find('I put off every task').class).toBe('own-fault')
  })

  it('finds the passages of the theme that says it likewise', () => {
    const found = retriever.find('A colleague put her name on my slides')
    expect(found.theme).toEqual({ id: 'stolen-credit', name: 'Stolen credit' })
    expect(found.class).toBe('conflict')
    expect(found.results[0]).toMatchObject({ ref: 'Heb.6.10', themes: ['stolen-credit', 'burnout'] })
    expect(found.confidence).toBeGreaterThan(0.3)
  })

  it.each(['my cowroker tok credit for my wrok', 'MY COWORKERS TAKING CREDIT', 'teammate took the credit'])(
    'is understood however it is written: %s',
    (query) => expect(retriever.find(query).theme?.id).toBe('stolen-credit'),
  )

  it('finds widely loved passages, without confidence, when it means nothing known', () => {
    const found = retriever.find('xyzzy plugh')
    expect(found.theme).toBeNull()
    expect(found.confidence).toBeLessThan(0.1)
    expect(found.results.map(({ ref }) => ref).toSorted()).toEqual(['Heb.6.10', 'Matt.11.28-Matt.11.30', 'Ps.34.18'])
  })

  it.each(['', '   ', '?!', 'a'.repeat(5000), '🙂', '<script>'])('finds something whatever it is: %s', (query) =>
    expect(refs(query).length).toBeGreaterThan(0),
  )
})

describe('what is offered', () => {
  it('is no reproof for somebody who is ashamed already', () => {
    const reproofs = ['Prov.6.9-Prov.6.11', 'Prov.13.4', 'Matt.5.23-Matt.5.24']
    expect(refs('I put off every task until the last minute').some((ref) => reproofs.includes(ref))).toBe(true)
    for (const words of ['and I am so ashamed', 'and it is my own fault', 'I cannot forgive myself']) {
      const found = refs(`I put off every task until the last minute, ${words}`)
      expect(found.filter((ref) => reproofs.includes(ref))).toEqual([])
    }
  })

  it('is never what the class forbids', () => {
    for (let seed = 0; seed < 50; seed++) {
      const found = refs('I am running on empty', { seed: String(seed), count: 20 })
      expect(found).toContain('1Kgs.19.4-1Kgs.19.8')
      for (const harmful of ['Prov.6.9-Prov.6.11', 'Phil.4.6-Phil.4.7', 'Prov.13.4'])
        expect(found).not.toContain(harmful)
    }
  })

  it('is comfort when heavy words stand beside a fault', () => {
    const found = retriever.find('I am lazy at work because I am depressed and want to die', { count: 20 })
    expect(found.class).toBe('distress')
    expect(found.results.map(({ ref }) => ref)).not.toContain('Prov.6.9-Prov.6.11')
    expect(found.results.length).toBeGreaterThan(0)
  })

  it('is correction where somebody owns a fault', () => {
    expect(refs('I waste hours at my desk', { count: 20 })).toContain('Prov.6.9-Prov.6.11')
  })

  it('is the same for the same seed, and one good choice or another for others', () => {
    const ask = (seed: string) => refs('She presented my idea as her own', { seed, count: 2 })
    expect(ask('a')).toEqual(ask('a'))
    const asked = Array.from({ length: 40 }, (_, seed) => ask(String(seed)))
    expect(new Set(asked.map((found) => found.join(' '))).size).toBeGreaterThan(1)
    expect(asked.flat()).not.toContain('Gal.6.4')
  })

  it('is no verse twice, where passages overlap', () => {
    const overlapping = createRetriever({
      ...content,
      themes: content.themes.map((theme) => ({ ...theme, passages: ['Ps.34.18', 'Ps.34.17-Ps.34.19', 'Heb.6.10'] })),
      passages: [...content.passages, passage('Ps.34.17-Ps.34.19', 'comfort')],
    })
    expect(overlapping.find('She presented my idea as her own').results.map(({ ref }) => ref)).toEqual([
      'Ps.34.18',
      'Heb.6.10',
    ])
  })

  it('holds nothing that is not wanted now, and at most as many as asked for', () => {
    const exclude = new Set(['Heb.6.10'])
    expect(refs('She presented my idea as her own', { exclude })).not.toContain('Heb.6.10')
    expect(refs('She presented my idea as her own', { count: 1 })).toHaveLength(1)
    expect(
      refs('She presented my idea as her own', { exclude: new Set(content.passages.map(({ ref }) => ref)) }),
    ).toEqual([])
  })
})

describe('a theme', () => {
  it('gives its own passages and no others', () => {
    const found = retriever.forTheme('burnout', { count: 20 })
    expect(found).toMatchObject({ class: 'distress', theme: { id: 'burnout', name: 'Burnout' } })
    expect(found.results.map(({ ref }) => ref)).toEqual([
      '1Kgs.19.4-1Kgs.19.8',
      'Matt.11.28-Matt.11.30',
      'Heb.6.10',
      'Ps.34.18',
    ])
  })

  it('must be known', () => expect(() => retriever.forTheme('nothing')).toThrow(RangeError))
})

it('greets only with passages that may greet anybody', () => {
  expect(retriever.offered('daily')).toEqual(['Heb.6.10', 'Matt.11.28-Matt.11.30', 'Ps.34.18'])
  expect(retriever.offered('random')).toEqual(retriever.offered('daily'))
})

describe('what an encoder makes of a sentence', () => {
  const meant = new Map([
    ['burnout', 0.8],
    ['laziness', 0.2],
  ])

  it('finds the theme where words do not', () => {
    const found = retriever.find('mornings are grey', { meant })
    expect(found.theme?.id).toBe('burnout')
    expect(found.confidence).toBeGreaterThan(0.5)
  })

  it('does not outweigh a phrasing said again', () => {
    expect(retriever.find('She presented my idea as her own', { meant }).theme?.id).toBe('stolen-credit')
  })

  it('does not lift what the class forbids', () => {
    const found = retriever.find('mornings are grey', { meant, count: 20 })
    expect(found.results.map(({ ref }) => ref)).not.toContain('Prov.6.9-Prov.6.11')
  })
})
