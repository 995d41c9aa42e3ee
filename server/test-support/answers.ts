import { afterAll, beforeEach } from 'vitest'
import { scriptedAi } from './ai/scripted.ts'
import { startTestServer } from './server.ts'

/** The program for the tests of one file: each begins with an empty database and with Anna signed in. */
export async function openForAnna(options?: Parameters<typeof startTestServer>[0]) {
  const server = await startTestServer(options)
  const anna = server.visit()
  const signInAnna = () => server.signIn(anna, 'anna@example.org')
  beforeEach(async () => {
    await server.reset()
    anna.cookies.clear()
    await signInAnna()
  })
  afterAll(() => server.close())
  return { server, anna, signInAnna }
}

/** The same with a model inside the test, back at its usual answer. */
export async function openWithModel() {
  const model = scriptedAi()
  beforeEach(() => model.reset())
  return { model, ...(await openForAnna({ ai: model.ai })) }
}
