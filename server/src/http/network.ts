import { isIP } from 'node:net'

/**
 * What one subscriber usually holds: an IPv4 address, or the first 64 bits of an IPv6 one. Limits count by it. A header that
 * holds no address at all counts as one network.
 */
export function networkOf(ip: string): string {
  const version = isIP(ip)
  if (version === 4) return ip
  if (version === 0) return 'unknown'
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  const [head = '', tail] = ip.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`
}
