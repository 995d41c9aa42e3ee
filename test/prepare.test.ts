import { execFile, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'

/** A project of the same outline whose builds and whose npm only note that they ran. */
let project: string
const at = (path: string) => join(project, path)
const write = (path: string, text: string) => {
  mkdirSync(dirname(at(path)), { recursive: true })
  writeFileSync(at(path), text)
}
const noting = (name: string) => `import { appendFileSync } from 'node:fs'\nappendFileSync('ran', '${name} ')\n`
const ran = () => (existsSync(at('ran')) ? readFileSync(at('ran'), 'utf8').trim().split(' ').toSorted() : [])
const forget = () => rmSync(at('ran'), { force: true })

const manifest = { workspaces: ['web'], dependencies: { node: process.version.slice(1) } }
const lockOf = (version: string) =>
  JSON.stringify({
    packages: { '': {}, 'node_modules/lamp': { version }, 'node_modules/tester': { version: '1.0.0', dev: true } },
  })
/** An npm that brings packages of version 1.0.0, one of them for tests only, and this very Node. */
const npm = `${noting('npm')}
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
const bring = (name) => {
  mkdirSync('node_modules/' + name, { recursive: true })
  writeFileSync('node_modules/' + name + '/package.json', '{ "version": "1.0.0" }')
}
bring('lamp')
for (const platform of ['plan9/mips', \`\${process.platform}/\${process.arch}\`]) {
  bring('onnxruntime-node/bin/napi-v6/' + platform)
}
if (process.argv.includes('--omit=dev')) rmSync('node_modules/tester', { recursive: true, force: true })
else bring('tester')
mkdirSync('node_modules/.bin', { recursive: true })
if (!existsSync('node_modules/.bin/node')) symlinkSync(process.execPath, 'node_modules/.bin/node')
writeFileSync('node_modules/.package-lock.json', '{}')`

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'lampstand-prepare-'))
  cpSync(new URL('../scripts', import.meta.url), at('scripts'), { recursive: true })
  write('package.json', JSON.stringify({ type: 'module', ...manifest }))
  write('package-lock.json', lockOf('1.0.0'))
  write('npm/npm-cli.js', npm)
  write('scripture/build-text.ts', `${noting('text')}export const buildText = () => {}`)
  write('server/src/db/prepare.ts', `${noting('database')}export const prepareDatabase = () => {}`)
  write('server/build.ts', noting('server'))
  write('web/build.ts', noting('pages'))
  write('web/package.json', '{}')
  write('contract/src/a.ts', '')
  write('content/src/a.ts', '')
  write('scripture/package.json', '{}')
  write('scripture/src/a.ts', '')
})
afterEach(() => rmSync(project, { recursive: true }))

const environment = () => ({
  PATH: process.env['PATH'],
  npm_execpath: at('npm/npm-cli.js'),
  npm_node_execpath: process.execPath,
})

/** Runs the preparation. @returns its exit code and what it wrote */
const prepare = (...args: string[]) =>
  new Promise<{ code: number; text: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['scripts/prepare.mjs', ...args],
      { cwd: project, env: environment() },
      (_, out, err) => resolve({ code: child.exitCode ?? 1, text: out + err }),
    )
  })

test('the first run installs and builds, the next has nothing to do and says nothing', async () => {
  expect(await prepare()).toMatchObject({ code: 0 })
  expect(ran()).toEqual(['database', 'npm', 'pages', 'server', 'text'])
  forget()
  expect(await prepare()).toEqual({ code: 0, text: '' })
  expect(ran()).toEqual([])
})

test('it says what it does and how far it is', async () => {
  const { text } = await prepare()
  expect(text).toMatch(
    /^Installing packages\nInstalling packages: 1 of 1, \d+ s\nBuilding the Bible text, .*the pages\n/,
  )
  expect(text).toMatch(/the pages: (\d) of \1, \d+ s\n$/)
})

test('the program brings no packages for tests; the tests add theirs to what is there, and they stay', async () => {
  await prepare()
  expect(existsSync(at('node_modules/tester'))).toBe(false)
  write('node_modules/lamp/kept', '')
  forget()
  await prepare('--everything')
  expect(existsSync(at('node_modules/tester'))).toBe(true)
  expect(existsSync(at('node_modules/lamp/kept'))).toBe(true)
  expect(ran()).toEqual(['npm'])
  forget()
  expect(await prepare()).toEqual({ code: 0, text: '' })
  write('web/package.json', '{ "description": "changed" }')
  await prepare()
  expect(existsSync(at('node_modules/tester'))).toBe(true)
})

test('of machine code for many platforms, that of this one is kept', async () => {
  await prepare()
  const brought = at('node_modules/onnxruntime-node/bin/napi-v6')
  expect(existsSync(`${brought}/plan9/mips`)).toBe(false)
  expect(existsSync(`${brought}/${process.platform}/${process.arch}/package.json`)).toBe(true)
})

test('what has changed is built, and nothing else; a test is no input', async () => {
  await prepare()
  forget()
  write('contract/src/a.ts', '// changed')
  write('server/src/db/a.test.ts', '')
  await prepare()
  expect(ran()).toEqual(['pages', 'server'])
})

test('an output that was removed is built again', async () => {
  await prepare()
  forget()
  rmSync(at('server/.build'), { recursive: true })
  await prepare()
  expect(ran()).toEqual(['database', 'server'])
})

test('--force builds all of it', async () => {
  await prepare()
  forget()
  await prepare('--force')
  expect(ran()).toEqual(['database', 'pages', 'server', 'text'])
})

test('a build that fails is told, does not keep the others from theirs, and is tried again', async () => {
  write('web/build.ts', `${noting('pages')}throw new Error('over budget')`)
  const { code, text } = await prepare()
  expect(code).toBe(1)
  expect(text).toContain('over budget')
  expect(ran()).toEqual(['database', 'npm', 'pages', 'server', 'text'])
  forget()
  await prepare()
  expect(ran()).toEqual(['pages'])
})

test('another lock file installs anew, and an npm that brings other versions than it names is caught', async () => {
  await prepare()
  write('package-lock.json', lockOf('2.0.0'))
  const { code, text } = await prepare()
  expect(code).toBe(1)
  expect(text).toContain('node_modules/lamp is 1.0.0, not 2.0.0')
})

test('an install by hand that fits the lock file is accepted as it is', async () => {
  await prepare()
  forget()
  write('web/package.json', '{ "private": true }')
  await prepare()
  expect(ran()).not.toContain('npm')
})

test('an install that was broken off is made again', async () => {
  await prepare()
  forget()
  rmSync(at('node_modules/.lampstand'))
  rmSync(at('node_modules/.package-lock.json'))
  await prepare()
  expect(ran()).toContain('npm')
})

test('two at once do the work once', async () => {
  const both = await Promise.all([prepare(), prepare()])
  expect(both.map(({ code }) => code)).toEqual([0, 0])
  expect(ran()).toEqual(['database', 'npm', 'pages', 'server', 'text'])
})

test('a run that was killed at its work holds up the next for seconds, not for ever', async () => {
  await prepare()
  write('web/build.ts', `${noting('slow')}await new Promise((resolve) => setTimeout(resolve, 60_000))`)
  const killed = spawn(process.execPath, ['scripts/prepare.mjs'], { cwd: project, env: environment(), detached: true })
  while (!ran().includes('slow')) await sleep(20)
  process.kill(-(killed.pid ?? Number.NaN), 'SIGKILL')
  write('web/build.ts', noting('pages'))
  forget()
  expect(await prepare()).toMatchObject({ code: 0 })
  expect(ran()).toEqual(['pages'])
})
