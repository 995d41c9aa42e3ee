import { domainToASCII } from 'node:url'

const localPart = /^[^\s\p{C}@<>()[\]\\,;:"]{1,64}$/u
const domainName = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/

/** One spelling for each email address (trimmed, NFKC, lower case, ASCII domain); null when it cannot be one. */
export function normaliseAddress(typed: string): string | null {
  const text = typed.normalize('NFKC').trim().toLowerCase()
  const at = text.lastIndexOf('@')
  if (at < 1 || text.length > 254) return null
  const local = text.slice(0, at)
  const domain = domainToASCII(text.slice(at + 1))
  if (!localPart.test(local) || /^\.|\.\.|\.$/.test(local) || !domainName.test(domain)) return null
  const address = `${local}@${domain}`
  return address.length > 254 ? null : address
}
