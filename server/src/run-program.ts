import { existsSync } from 'node:fs'
import { type Config, readConfig } from './config.ts'
import { explainStart } from './start-fault.ts'

const longestStop = 10_000

/** Begins a program and ends it cleanly at the first signal; a start that fails says what to do. */
export async function runProgram(begin: (config: Config) => Promise<{ close(): Promise<void>; run(): Promise<void> }>) {
  const stopping = new AbortController()
  try {
    if (existsSync('.env')) process.loadEnvFile('.env')
    const program = await begin(readConfig(process.env))
    const stop = (signal: string) => {
      // A second signal must not end the program in the middle of closing the database.
      if (stopping.signal.aborted) return
      stopping.abort()
      console.log(`${signal}: stopping`)
      setTimeout(() => process.exit(1), longestStop).unref()
      program.close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error)
          process.exit(1)
        },
      )
    }
    process.on('SIGTERM', stop)
    process.on('SIGINT', stop)
    await program.run()
  } catch (error) {
    // A start that a signal interrupts fails as well, and the stop is already under way.
    if (stopping.signal.aborted) return
    console.error(explainStart(error) ?? error)
    process.exit(1)
  }
}
