import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconNames } from './icon-names.ts'

test('each name has its drawing, and each drawing its name', () => {
  const drawings = readFileSync(new URL('icons.svg', import.meta.url), 'utf8')
  const drawn = Array.from(drawings.matchAll(/<symbol id="([\w-]+)" viewBox="0 0 24 24">/g), ([, id]) => id)
  expect(drawn).toEqual(iconNames)
})
