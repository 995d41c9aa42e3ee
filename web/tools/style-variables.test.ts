import { expect, it } from 'vitest'
import { withoutRegistrations } from './style-variables.ts'

const registered =
  '@property --tw-leading{syntax:"*";inherits:false}@property --tw-scale-x {\n  syntax: "*";\n  initial-value: 1;\n}'

it('keeps the rule that gives each variable its first value, for every browser', () => {
  const css = `@layer properties{@supports (((-webkit-hyphens:none)) and (not (margin-trim:block))){*,:before,::backdrop{--tw-leading:initial;--tw-scale-x:1}}}.a{color:red}${registered}`
  expect(withoutRegistrations(css)).toBe(
    '@layer properties{*,:before,::backdrop{--tw-leading:initial;--tw-scale-x:1}}.a{color:red}',
  )
})

it('leaves a sheet alone that registers nothing', () => {
  expect(withoutRegistrations('.a{color:red}')).toBe('.a{color:red}')
})

it('stops the build when the rule is not found', () => {
  expect(() => withoutRegistrations(registered)).toThrow('in a new way')
})
