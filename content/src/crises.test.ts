import { describe, expect, it } from 'vitest'
import { loadContent } from './loader.ts'
import { CrisisVariant, dangers } from './safety-schemas.ts'
import { filesOf, textsIn } from './testing.ts'

const { crises } = loadContent()
const ids = crises.map(({ id }) => id)
const idOf = ({ danger, who, variant }: (typeof crises)[number]) => [danger, who, variant ?? []].flat().join('-')
const variantsOf = (name: string) => crises.filter(({ variant }) => variant === name)

describe('texts for a crisis', () => {
  it('lie in files named after danger, who and variant', () => {
    expect(ids).toEqual(crises.map(idOf))
    expect(filesOf('crises')).toEqual(ids.toSorted())
  })

  it('speak to whom it happens and to whom sees it, in every danger', () => {
    for (const danger of dangers) expect(ids).toEqual(expect.arrayContaining([`${danger}-self`, `${danger}-other`]))
  })

  it.each(['abuse', 'violence', 'self-harm'])('know a child in danger of %s', (danger) => {
    expect(ids).toContain(`${danger}-child`)
  })

  it.each(['harm-to-others', 'abuse', 'violence'])('know that whoever asks may be the danger: %s', (danger) => {
    expect(ids).toContain(`${danger}-asker-is-danger`)
  })

  it.each(CrisisVariant.options)('know what differs in "%s"', (variant) => {
    expect(variantsOf(variant).length).toBeGreaterThan(0)
  })
})

/** Whichever of its texts is shown: what must be in each. */
describe.each([
  ['fire', /\bout\b.*\b(?:call|phone|ring)/i],
  ['choking', /doctor|hospital|emergency room/i],
  ['overdose', /ambulance|emergency|phone|ring|call/i],
  ['trafficking', /danger|emergency|line/i],
] as const)('every text about %s', (variant, must) => {
  it.each(variantsOf(variant).flatMap(({ id, texts }) => texts.map((text) => ({ id, text: text.join(' ') }))))(
    '$id says what to do first',
    ({ text }) => {
      expect(text).toMatch(must)
    },
  )
})

it.each(variantsOf('fire'))(
  '$id cools burns with running water for 20 minutes, and sends nobody back',
  ({ texts, ...entry }) => {
    for (const text of texts) {
      expect(text.join(' ')).toMatch(/20 minutes/)
      expect(text.join(' ')).toMatch(/running water|flowing water|water that runs/)
    }
    expect(entry.warnings.join(' ')).toMatch(/not go back|Never go back/)
  },
)

it.each(crises.filter(({ danger }) => danger === 'emergency'))(
  '$id leaves the danger before it calls, or has no such danger',
  ({ variant, texts }) => {
    if (variant !== null) return
    for (const text of texts) expect(text.join(' ')).toMatch(/fire|smoke|gas|burns/i)
  },
)

it.each(crises.filter(({ who }) => who === 'child'))(
  '$id leaves no child to decide, and nothing for another day',
  (entry) => {
    const said = textsIn(entry).join(' ')
    expect(said).not.toMatch(/you decide what happens/i)
    expect(said).toMatch(/today|now|at once|same day/)
  },
)
