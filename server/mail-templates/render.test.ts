import { expect, test } from 'vitest'
import { readText } from '../../test/sources.ts'
import { renderTemplates } from './render.ts'

test('what the program sends is what the templates render: npm run mail:templates', async () => {
  const rendered = await renderTemplates()
  expect(Object.keys(rendered)).toEqual(['reminder', 'notice'])
  for (const [name, html] of Object.entries(rendered)) {
    expect(readText(`server/src/platform/mail/templates/${name}.html`), name).toBe(html)
  }
})

test('a message fits where readers cut long ones off', async () => {
  for (const html of Object.values(await renderTemplates())) expect(html.length).toBeLessThan(20_000)
})
