/** What `web/tools/quoted-scripture.ts` puts into a page. */
type QuotedPassage = { id: string; text: string; reference: string }

declare module 'scripture:content/creations/verse.json' {
  const verses: Record<string, readonly (QuotedPassage & { thought: string })[]>
  export default verses
}

declare module 'scripture:*' {
  const passage: QuotedPassage
  export default passage
}
