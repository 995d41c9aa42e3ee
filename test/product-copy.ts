import { parseSync, Visitor } from 'rolldown/utils'
import { filesMatching, isTest, readText } from './sources.ts'

/** A piece of text that people read, and where it is written. */
export type Copy = { path: string; text: string }

/** Sentences as people say them, sayings that are only quoted, and the names of help lines: not the product's own words. */
const notOurs =
  /^content\/((themes|situations|variants|questions|requests|roles|safety|sayings|refusals|passages|languages)\/|helplines\.json)/

/** The page of the design system, and the words by which a situation is found in what somebody typed. */
const notCopy = /^web\/src\/(ui\/design-|features\/create\/nearest-situation\.ts$)/

/** Every text with a space in it that the program can show or print; names, addresses and classes of style may be among them. */
export const copyInCode = (): Copy[] =>
  filesMatching('{contract,server,web}/src/**/*.{ts,tsx}', 'scripts/*.ts')
    .filter((path) => !isTest(path) && !notCopy.test(path))
    .flatMap((path) => textsOf(path, readText(path)).map((text) => ({ path, text })))

/** The texts of messages, pages and authored entries, and what is written for those who run or change the program. */
export const copyInFiles = (): Copy[] =>
  filesMatching('server/src/**/*.html', 'content/**/*.json', '*.md', 'docs/**/*.md', '.env.example')
    .filter((path) => !notOurs.test(path) && path !== 'docs/voice.md' && path !== 'content/package.json')
    .map((path) => ({ path, text: readText(path) }))

/** String literals, templates and text between tags. */
export function textsOf(path: string, code: string): string[] {
  const texts: string[] = []
  const keep = (text: string) => /\s/.test(text.trim()) && texts.push(text)
  new Visitor({
    Literal: ({ value }) => typeof value === 'string' && keep(value),
    TemplateElement: ({ value }) => keep(value.raw),
    JSXText: ({ value }) => keep(value),
  }).visit(parseSync(path, code).program)
  return texts
}
