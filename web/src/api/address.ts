/** What fills an address: its path parameters, and what stands behind the question mark. */
export type AddressParts = { params?: Record<string, unknown> | undefined; query?: Record<string, unknown> | undefined }

/**
 * The address of a call in pieces that slashes join: all before a path parameter, the parameter, what follows. As the key of a
 * query it makes `/api/notes` the beginning of `/api/notes/{id}`.
 */
export function addressPieces(path: string, { params = {}, query = {} }: AddressParts): string[] {
  const pieces = path
    .split(/\/(?=\{)|(?<=\})\//)
    .map((piece) => piece.replace(/^\{(\w+)\}$/, (_, name: string) => encodeURIComponent(String(params[name]))))
  return [...pieces.slice(0, -1), withSearch(pieces.at(-1) ?? '', query)]
}

/** Writes behind an address what is given; what is undefined stays out. */
export function withSearch(address: string, query: Record<string, unknown>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return given.length === 0 ? address : `${address}?${search}`
}
