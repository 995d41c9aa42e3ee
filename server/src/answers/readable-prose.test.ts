import { createQuotationCheck } from '@lampstand/scripture/quotations'
import { openText } from '@lampstand/scripture/text'
import { describe, expect, it } from 'vitest'
import { type AnswerSources, createGrounding, longestProse } from './grounding.ts'
import { guidanceSystemPrompt } from './prompts.ts'

const grounding = createGrounding(createQuotationCheck(openText()))
const sources: AnswerSources = { refs: ['Ps.23.1', 'Isa.40.28-Isa.40.31'], class: 'ordinary' }
const shown = (text: string) => grounding.prose(text, sources)

const first = 'You did well to ask before you signed anything.'
const last = 'Tell your lead on Monday what you saw.'
const between = (middle: string) => `${first}\n\n${middle}\n\n${last}`
const both = `${first}\n\n${last}`

describe('what a model writes beside an answer is not shown', () => {
  it.each([
    ['thoughts', '<think>\nThe request is about work.\n\nI should be kind and name a passage.\n</think>'],
    ['thoughts in one line', '<thinking>Which passage should I choose for this?</thinking>'],
    ['JSON', '{\n  "safety": "none",\n  "content": "You may rest."\n}'],
    ['JSON within a sentence', 'Here it is: {"safety": "none"} as wanted.'],
    ['code in a fence', '```python\nprint("pray")\n\nfor each in week: pray(each)\n```'],
    ['a table', '| Day | Prayer |\n|---|---|\n| Monday | Ask for patience |'],
    ['a rule', '---'],
    ['its instructions', guidanceSystemPrompt('workplace').slice(0, 300)],
    ['one of its instructions', 'Do not quote scripture.'],
    ['talk about the task', 'The user is asking for help with a report.'],
    ['talk about the person', 'The person is afraid of losing their job.'],
    ['what it is', 'As an AI language model, I cannot feel this.'],
    ['a sentence that goes round in circles', `I am a pastor${' of a pastor'.repeat(30)}.`],
    ['remarks on what it was given', 'The cautions do not apply here, so you can use it.'],
    ['another script', '你应该向上帝祷告，祂会听见你的声音。'],
    [
      'another language',
      'Habla con tu jefe mañana por la mañana y cuéntale con calma todo lo que viste en el almacén durante la semana.',
    ],
    ['what denies that God is near', 'God is not always available, and you may have to decide alone.'],
    ['what lays it on the sufferer', 'God is disappointed with how you handled this.'],
  ])('%s', (_, written) => {
    expect(shown(between(written))).toBe(both)
  })

  it('labels, tokens of its training and the fence around its prose', () => {
    expect(shown(`Answer: ${first}<|im_end|>\n\n\`\`\`markdown\n${last}\n\`\`\``)).toBe(both)
  })

  it('ids of passages, where people have names for them', () => {
    expect(shown(between('Isa.40.28-Isa.40.31 speaks to those who are tired, as you are.'))).toBe(
      between('Isaiah 40:28-31 speaks to those who are tired, as you are.'),
    )
  })

  it('line breaks and quotation marks that were escaped twice', () => {
    expect(shown(`${first}\\n\\n${last}`)).toBe(both)
    expect(shown(between('&quot;The clerk shall inherit the desk&quot; (Psalm 23:1).'))).toBe(both)
    expect(shown(between('\\"The clerk shall inherit the desk\\" (Psalm 23:1).'))).toBe(both)
  })
})

describe('the same again', () => {
  it('is not what the person wrote themselves', () => {
    const asked = 'My manager asked me to backdate an inspection. I am afraid to lose my job.'
    expect(grounding.prose(between(asked), { ...sources, asked })).toBe(both)
  })

  it('is said once', () => {
    expect(shown([first, last, first, last, first].join('\n\n'))).toBe(both)
    expect(shown(`${first} ${last} ${last} ${last}`)).toBe(`${first} ${last}`)
  })

  it('is said once with other words in it', () => {
    expect(shown(`${first} ${last}\n\nTell your lead on Monday all that you saw.`)).toBe(`${first} ${last}`)
  })

  it('ends after a while when it always differs', () => {
    const endless = Array.from({ length: 900 }, (_, day) => `On day ${day} try ${day * 7} and rest at ${day * 11}.`)
    expect(shown(endless.join('\n\n')).length).toBeLessThan(longestProse + 100)
  })
})

describe('an end that is none falls', () => {
  it.each([
    ['half a sentence', 'When you meet her, begin with'],
    ['a heading', '## What to do next'],
    ['a line that leads to nothing', 'Here are three steps for your week:'],
    ['half an entry', '- Write down what you saw and'],
  ])('%s', (_, end) => {
    expect(shown(`${both}\n\n${end}`)).toBe(both)
  })

  it.each([
    ['a list', '- Write it down\n- Show it to your lead'],
    ['Amen', 'Lord, keep me honest. Amen'],
    ['a passage', 'Read this when you are home: Psalm 23:1'],
  ])('not %s', (_, end) => {
    expect(shown(`${both}\n\n${end}`)).toBe(`${both}\n\n${end}`)
  })

  it('and so does what led to a sentence that fell', () => {
    expect(shown(between('It is written:\n\n“The clerk shall inherit the desk” (Psalm 23:1)'))).toBe(both)
  })
})

it('an answer that speaks to nobody is none', () => {
  expect(shown('They are worried. The text reminds them that God helps. They can trust in that every day.')).toBe('')
})

it('of several short texts none is shown twice, and none that is a word', () => {
  const points = ['Pray for courage to speak.', 'string', '1', 'Pray for courage to speak!', 'Pray for your lead.']
  expect(grounding.lines(points, sources)).toEqual(['Pray for courage to speak.', '', '', '', 'Pray for your lead.'])
})
