import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds of a tick of the kernel's clock, on every Linux that Node runs on. */
const tick = 10

/** Milliseconds of processor time that a process and its children have used; NaN where there is no `/proc`, or no such process. */
export function processorTimeOf(pid: number): number {
  const own = read(pid)
  if (!own) return Number.NaN
  const children = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (read(Number(name)) ?? []) : []))
  const alive = children.filter(({ parent }) => parent === pid)
  return [own.ended, ...[own, ...alive].map(({ used }) => used)].reduce((sum, ticks) => sum + ticks, 0) * tick
}

export const parentOf = (pid: number): number => read(pid)?.parent ?? Number.NaN

/** `used`: ticks of the process itself; `ended`: of its children that are no more. */
function read(pid: number): { parent: number; used: number; ended: number } | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name stands in parentheses and may hold anything.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
    const at = (place: number) => Number(fields[place])
    return { parent: at(1), used: at(11) + at(12), ended: at(13) + at(14) }
  } catch {
    return undefined
  }
}
