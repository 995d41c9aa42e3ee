import { type Program, startProgram } from '../../test/program.ts'
import { test } from './test.ts'

/** The program that all tests of a worker share, each with people of its own. @returns the way to it, once tests run */
export function sharedProgram() {
  let program: Program | undefined
  test.beforeAll(({ workerProgram }) => {
    program = workerProgram
  })
  return () => given(program)
}

/** A program for the tests of one file, for what it is configured with. @returns the way to it, once tests run */
export function programOfThisFile(environment: () => Promise<Record<string, string>> | Record<string, string>) {
  let program: Program | undefined
  test.beforeAll(async () => {
    program = await startProgram({ env: await environment() })
  })
  test.afterAll(async () => {
    await program?.end('SIGTERM')
  })
  return () => given(program)
}

function given(program: Program | undefined): Program {
  if (!program) throw new Error('the program runs only while tests do')
  return program
}
