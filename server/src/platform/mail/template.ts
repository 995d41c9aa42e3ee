import { readFileSync } from 'node:fs'
import { escapeHtml } from '../../http/html.ts'

/** What stands in the places of a template: text, or lines of it. */
export type Values = Readonly<Record<string, string | readonly string[]>>

/**
 * Fills a rendered template: `{{name}}` becomes the escaped value, lines broken; what stands between `[[name]]` and `[[/name]]` is left
 * out where the value is absent or empty.
 * @throws when a place has no value
 */
export function fill(template: string, values: Values): string {
  return template
    .replaceAll(/\[\[(\w+)\]\](.*?)\[\[\/\1\]\]/gs, (_all, name: string, inner: string) =>
      isEmpty(values[name]) ? '' : inner,
    )
    .replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`a message has nothing for ${name}`)
      return typeof value === 'string' ? escapeHtml(value) : value.map(escapeHtml).join('<br>')
    })
}

const isEmpty = (value: Values[string] | undefined) => value === undefined || value.length === 0

const read = (name: string) => readFileSync(new URL(`./templates/${name}.html`, import.meta.url), 'utf8')

const templates = { reminder: read('reminder'), notice: read('notice') }

export const reminderHtml = (values: Values) => fill(templates.reminder, values)

type Notice = {
  title: string
  /** Beside the subject in the list of messages. */
  preview: string
  code?: string
  words: readonly string[]
  action?: { label: string; href: string }
  small?: string
  footer?: string
}

/** A message about an account, as HTML. */
export const noticeHtml = ({
  action,
  footer = 'A Christian companion for navigating workplace challenges with faith.',
  ...rest
}: Notice) =>
  fill(templates.notice, {
    ...rest,
    footer,
    ...(action && { action: action.label, actionHref: action.href }),
  })
