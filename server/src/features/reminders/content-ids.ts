import { createHash } from 'node:crypto'

/** The id of something authored, the same in every database: a UUID (version 8) made of its name. */
export function contentId(kind: string, name: string): string {
  const digest = createHash('sha256').update(`${kind}\0${name}`).digest().subarray(0, 16)
  digest.writeUInt8((digest.readUInt8(6) & 0x0f) | 0x80, 6)
  digest.writeUInt8((digest.readUInt8(8) & 0x3f) | 0x80, 8)
  return digest.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
