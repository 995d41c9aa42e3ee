import { expect, test } from 'vitest'
import { personalRequest } from './personal-request.ts'

const request = (situations: string[], ownWords = '') => personalRequest({ type: 'prayer', situations, ownWords })

test("one's own words are asked, with what was chosen as context", () => {
  expect(request([], 'My shift was cut')).toEqual({ prompt: 'My shift was cut' })
  expect(request(['workplace-stress'], 'My shift was cut')).toEqual({
    prompt: 'My shift was cut',
    context: 'struggling with workplace stress',
  })
})

test('without words the situations are asked, and without any a day at work', () => {
  expect(request(['wisdom-for-decisions', 'workplace-stress'])).toEqual({
    prompt: 'struggling with workplace stress, and need wisdom for decisions',
  })
  expect(request([])).toEqual({ prompt: 'an ordinary day at work' })
})
