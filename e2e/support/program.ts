import { type Program, startProgram } from '../../test/program.ts'
import { test } from './test.ts'

/** A program for the tests of one file, on a data folder of its own. @returns the way to it, once tests run */
export function programOfThisFile(
  environment: () => Promise<Record<string, string>> | Record<string, string> = () => ({}),
) {
  let program: Program | undefined
  test.beforeAll(async () => {
    program = await startProgram({ env: await environment() })
  })
  test.afterAll(async () => {
    await program?.end('SIGTERM')
  })
  return () => {
    if (!program) throw new Error('the program runs only while tests do')
    return program
  }
}
