import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { replaceBuild } from '../scripts/replace-build.ts'
import { registerStatic } from '../server/src/http/static.ts'
import { scratchPath } from '../server/test-support/scratch.ts'

/** A build of the pages: their program is named by its content, and the pages name it. */
function build(program: string): string {
  const folder = scratchPath()
  const page = `<!--boot--><script>start("${program}")</script>`
  const files = { 'index.html': page, 'onboarding.html': page, [`assets/${program}.js`]: program }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

async function serve(folder: string) {
  const app = Fastify()
  app.decorate('contentPolicy', { header: JSON.stringify, allow: () => undefined })
  const onboarding = { links: {}, verse: () => undefined }
  await registerStatic(app, { folder, boot: async () => ({ user: null }), isSignedIn: async () => false, onboarding })
  return async (url: string, headers = {}) => app.inject({ url, headers })
}

const programs = (folder: string) => readdirSync(join(folder, 'assets')).sort()

test('the files of the former build stay for one build more, and what others put there stays', async () => {
  const folder = scratchPath()
  await replaceBuild(folder, build('first'))
  writeFileSync(join(folder, '.stamp'), 'digest')
  await replaceBuild(folder, build('second'))
  expect(programs(folder)).toEqual(['first.js', 'second.js'])
  await replaceBuild(folder, build('third'))
  expect(programs(folder)).toEqual(['second.js', 'third.js'])
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain('third')
  expect(readFileSync(join(folder, '.stamp'), 'utf8')).toBe('digest')
})

test('the same build again removes nothing that it needs', async () => {
  const folder = scratchPath()
  await replaceBuild(folder, build('first'))
  await replaceBuild(folder, build('first'))
  await replaceBuild(folder, build('first'))
  expect(programs(folder)).toEqual(['first.js'])
})

test('a program that runs while its pages are built anew serves the pages that it began with, and what they load', async () => {
  const folder = scratchPath()
  await replaceBuild(folder, build('first'))
  const get = await serve(folder)
  const before = await get('/onboarding')
  await replaceBuild(folder, build('second'))

  for (const page of ['/onboarding', '/']) expect((await get(page)).body).toContain('start("first")')
  const after = await get('/onboarding')
  expect(after.headers['content-security-policy']).toBe(before.headers['content-security-policy'])
  expect((await get('/assets/first.js')).body).toBe('first')

  const restarted = await serve(folder)
  expect((await restarted('/onboarding')).body).toContain('start("second")')
  expect((await restarted('/assets/first.js')).body).toBe('first')
})
