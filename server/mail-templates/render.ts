import { render } from 'react-email'
import { templates } from './templates.ts'

/** The HTML of every template, by its name, with its places still to be filled. */
export async function renderTemplates(): Promise<Record<string, string>> {
  const rendered = await Promise.all(
    Object.entries(templates).map(async ([name, template]) => [name, `${await render(template)}\n`] as const),
  )
  return Object.fromEntries(rendered)
}
