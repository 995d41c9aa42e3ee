import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a link in a message, or a secret address, opens. */
export type LinkPurpose = 'confirm' | 'preferences' | 'calendar'

export type Links = ReturnType<typeof createLinks>

/** Tokens made from the id of a row and a key of the server: nothing that opens anything stands in the row itself. */
export function createLinks(key: () => Buffer) {
  const proofOf = (purpose: LinkPurpose, id: string) =>
    createHmac('sha256', key()).update(`${purpose}\0${id}`).digest().subarray(0, 18)
  return {
    /** 46 letters, digits, hyphens and underscores. */
    tokenOf: (purpose: LinkPurpose, id: string) =>
      Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), proofOf(purpose, id)]).toString('base64url'),

    /** The id of the row, or null for a token that this server did not make for the purpose. */
    idOf(purpose: LinkPurpose, token: string): string | null {
      const bytes = Buffer.from(token, 'base64url')
      if (bytes.length !== 34 || bytes.toString('base64url') !== token) return null
      const hex = bytes.subarray(0, 16).toString('hex')
      const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
      return timingSafeEqual(bytes.subarray(16), proofOf(purpose, id)) ? id : null
    },
  }
}
