import { randomBytes } from 'node:crypto'
import type { Program } from './program.ts'

/** Signs a new person in by code, without a browser. @returns the headers that make a request theirs. */
export async function signInByCode(program: Program, email: string): Promise<Record<string, string>> {
  const cookies = new Map<string, string>()
  const device = `device-${randomBytes(8).toString('hex')}`

  async function submit(path: string, fields: Record<string, string>) {
    const answer = await fetch(`${program.url}${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
      headers: { cookie: cookieHeader(cookies), origin: program.url, 'sec-fetch-site': 'same-origin' },
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (name !== undefined && value !== undefined) cookies.set(name, value)
    }
    if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  }

  await submit('/api/login', { email })
  await submit('/api/login/code', { code: await program.codeFor(email) })
  return { cookie: cookieHeader(cookies), 'x-device-id': device }
}

const cookieHeader = (cookies: ReadonlyMap<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
