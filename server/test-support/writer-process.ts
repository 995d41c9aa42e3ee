import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const drizzleImports = new URL('../src/drizzle-imports.ts', import.meta.url).href
const program = fileURLToPath(new URL('./database-writer.ts', import.meta.url))

/** Starts database-writer.ts on a folder; see there what it says. */
export function startWriter(folder: string) {
  const child = spawn(process.execPath, ['--import', drizzleImports, program, folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let errors = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (errors += text))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  /** Only what came with its end of line was said. */
  const lines = () => output.split('\n').slice(0, -1)

  return {
    ended,
    errors: () => errors,
    /** Names of the rows found at the start; undefined while it is still opening. */
    found: (): Set<string> | undefined => {
      const line = lines().find((said) => said.startsWith('there '))
      return line === undefined ? undefined : new Set(JSON.parse(line.slice('there '.length)) as string[])
    },
    kept: () => lines().flatMap((line) => (line.startsWith('kept ') ? [line.slice('kept '.length)] : [])),
    /** Resolves when it has told of so many commits. @throws what it said when it ends first */
    hasKept: (count: number) =>
      new Promise<void>((resolve, reject) => {
        const look = () => lines().filter((line) => line.startsWith('kept ')).length >= count && resolve()
        child.stdout.on('data', look)
        look()
        void ended.then(() => reject(new Error(`the writer ended: ${errors}`)))
      }),
    kill: () => {
      child.kill('SIGKILL')
      return ended
    },
  }
}
