import { readFileSync } from 'node:fs'
import { escapeHtml } from '../../http/html.ts'

/** What stands in the places of a template: text, or lines of it. */
export type Values = Readonly<Record<string, string | readonly string[]>>

/** Text as it is, a place for a value, or a part that is left out where its value is absent or empty. */
type Piece = string | { place: string } | { when: string; inner: readonly Piece[] }

/** A rendered template, read once: `{{name}}` is a place for a value, `[[name]]` to `[[/name]]` a part that needs one. */
export function readTemplate(template: string): readonly Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { 0: all, 1: when, 2: inner, 3: place, index } of template.matchAll(
    /\[\[(\w+)\]\](.*?)\[\[\/\1\]\]|\{\{(\w+)\}\}/gs,
  )) {
    if (index > at) pieces.push(template.slice(at, index))
    pieces.push(when === undefined ? { place: place ?? '' } : { when, inner: readTemplate(inner ?? '') })
    at = index + all.length
  }
  pieces.push(template.slice(at))
  return pieces
}

/**
 * Fills a template with escaped values, lines broken.
 * @throws when a place has no value
 */
export function fill(pieces: readonly Piece[], values: Values): string {
  let filled = ''
  for (const piece of pieces) {
    if (typeof piece === 'string') filled += piece
    else if ('place' in piece) filled += shown(piece.place, values[piece.place])
    else if (!isEmpty(values[piece.when])) filled += fill(piece.inner, values)
  }
  return filled
}

function shown(place: string, value: Values[string] | undefined): string {
  if (value === undefined) throw new Error(`a message has nothing for ${place}`)
  return typeof value === 'string' ? escapeHtml(value) : value.map(escapeHtml).join('<br>')
}

const isEmpty = (value: Values[string] | undefined) => value === undefined || value.length === 0

const read = (name: string) => readTemplate(readFileSync(new URL(`./templates/${name}.html`, import.meta.url), 'utf8'))

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
