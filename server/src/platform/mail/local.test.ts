import { expect, test } from 'vitest'
import { createBrowser } from '../../../test-support/browser.ts'
import { readConfig } from '../../config.ts'
import { createApp } from '../../http/app.ts'
import { handClock } from '../sign-in/testing.ts'
import { createMailbox } from './local.ts'

const envelope = { messageId: '<one@localhost>', headers: {} }

async function start() {
  const mailbox = createMailbox(handClock())
  const app = await createApp(readConfig({ LOG_LEVEL: 'silent' }))
  mailbox.register(app)
  return { mailbox, browser: createBrowser(app) }
}

test('the newest mail stands first, and the last 50 are kept', async () => {
  const { mailbox, browser } = await start()
  for (let number = 1; number <= 51; number++) {
    await mailbox.send({ ...envelope, to: 'ann@example.org', subject: `Mail ${number}.`, text: `Words of ${number}.` })
  }
  const { status, text } = await browser.get(mailbox.path)
  expect(status).toBe(200)
  expect(text.match(/<li>/g)).toHaveLength(50)
  expect(text.indexOf('Mail 51.')).toBeLessThan(text.indexOf('Mail 50.'))
  expect(text).not.toContain('Mail 1.')
})

test('it opens only with its key, which every start makes anew', async () => {
  const { mailbox, browser } = await start()
  const other = await start()
  await mailbox.send({ ...envelope, to: 'ann@example.org', subject: 'Hello', text: 'A code' })
  for (const path of ['/api/mailbox', '/api/mailbox?key=', '/api/mailbox?key=a&key=b', other.mailbox.path]) {
    const answer = await browser.get(path)
    expect(answer.status).toBe(403)
    expect(answer.text).not.toContain('ann@example.org')
  }
})

test('a mail cannot become markup', async () => {
  const { mailbox, browser } = await start()
  await mailbox.send({ ...envelope, to: 'ann@example.org', subject: '<img src=x>', text: '<script>alert(1)</script>' })
  const { text } = await browser.get(mailbox.path)
  expect(text).not.toMatch(/<img|<script>alert/)
})
