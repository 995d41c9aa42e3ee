import { createHash } from 'node:crypto'

const most = 5000

/** How often the same was asked before, by a digest of it: nothing that a person wrote is kept. Forgets the longest unasked. */
export function createTurns() {
  const turns = new Map<string, number>()
  return (...asked: readonly string[]): number => {
    const key = createHash('sha256').update(asked.join('\0')).digest('base64url')
    const turn = turns.get(key) ?? 0
    turns.delete(key)
    turns.set(key, turn + 1)
    const [oldest] = turns.keys()
    if (turns.size > most && oldest !== undefined) turns.delete(oldest)
    return turn
  }
}

/** Where somebody begins to take turns: another place for each person and day, the same all day. */
export const firstTurn = (...of: readonly string[]): number =>
  createHash('sha256').update(of.join('\0')).digest().readUInt16BE()
