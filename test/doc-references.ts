/** What a document claims to exist: paths from the root, `npm run` scripts, steps of `npm test --`. */
export type References = { paths: string[]; scripts: string[]; steps: string[] }

const isGenerated = (path: string) => /(^|\/)(\.build|data|node_modules)(\/|$)/.test(path)
const knownEndings = /\.(ts|tsx|mjs|js|json|css|html|md|sql|example)$/

/** @param folder of the document, from the root, with a slash at its end or empty; links start from there. */
export function referencesOf(markdown: string, folder: string): References {
  const quoted = [...markdown.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map((match) => match[1] ?? '')
  const links = [...markdown.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map((match) => folder + (match[1] ?? ''))
  return {
    paths: [...quoted.filter(looksLikePath), ...links].filter((path) => !isGenerated(path)),
    scripts: [...markdown.matchAll(/\bnpm run (?:-s )?([\w:]+[\w:-]*)/g)].map((match) => match[1] ?? ''),
    steps: [...markdown.matchAll(/\bnpm test -- ([\w-]+)/g)].map((match) => match[1] ?? ''),
  }
}

/** `web/src/ui`, `.env.example`, `config.ts`; not `/api/docs`, `@fastify/static`, `text/html` or `a <b>`. */
function looksLikePath(text: string) {
  if (!/^\.?[\w*{},-][\w./*{},-]*$/.test(text) || /\.\.|^\.\w+$/.test(text)) return false
  const isInRoom = /^(\.ci\/|(contract|scripture|content|server|web|e2e|bench|test|docs|scripts)\/)/.test(text)
  return isInRoom || (!text.includes('/') && knownEndings.test(text))
}
