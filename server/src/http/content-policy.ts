/** A Content-Security-Policy: what a page may load, by directive. */
export type ContentSources = Readonly<Record<string, readonly string[]>>

const none = "'none'"
const self = "'self'"

/** What every page is held to; whatever needs more adds its sources. */
const base: ContentSources = {
  'default-src': [none],
  'script-src': [self],
  'style-src': [self],
  'img-src': [self, 'data:', 'https:'],
  'font-src': [self],
  'connect-src': [self],
  'manifest-src': [self],
  'worker-src': [self],
  'form-action': [self],
  'frame-ancestors': [none],
  'base-uri': [none],
}

export type ContentPolicy = ReturnType<typeof createContentPolicy>

/** The policy of all pages; `allow` is for start, `header` also takes what one page alone needs. */
export function createContentPolicy() {
  let sources = base
  return {
    allow(more: ContentSources) {
      sources = merged(sources, more)
    },
    header: (more: ContentSources = {}): string =>
      Object.entries(merged(sources, more))
        .map(([directive, allowed]) => [directive, ...allowed].join(' '))
        .join('; '),
  }
}

/** `'none'` stands alone: with another source beside it a browser ignores it. @throws for what is no source */
function merged(sources: ContentSources, more: ContentSources): ContentSources {
  const all: Record<string, readonly string[]> = { ...sources }
  for (const [directive, added] of Object.entries(more)) {
    const wrong = [directive, ...added].find((part) => !/^[^\s;,]+$/.test(part))
    if (wrong !== undefined) throw new Error(`not a part of a content security policy: ${JSON.stringify(wrong)}`)
    all[directive] = [...new Set([...(all[directive] ?? []), ...added])].filter(
      (source) => source !== none || added.length === 0,
    )
  }
  return all
}
