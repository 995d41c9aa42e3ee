import { escapeHtml } from '../html.ts'

/** Markup that is safe to send: made by `html` alone. */
export type Html = { readonly markup: string }

type Part = Html | string | number | false | null | undefined | readonly Html[]

/** A template whose parts are escaped unless they are markup themselves; absent parts leave nothing. */
export function html(literals: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const markup = literals.reduce((text, literal, index) => text + render(parts[index - 1]) + literal)
  return { markup }
}

function render(part: Part): string {
  if (part === undefined || part === null || part === false) return ''
  if (typeof part === 'string') return escapeHtml(part)
  if (typeof part === 'number') return String(part)
  return 'markup' in part ? part.markup : part.map(render).join('')
}
