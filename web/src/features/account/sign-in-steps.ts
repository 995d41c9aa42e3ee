import type { User } from '@lampstand/contract/account'
import { CodeSent, SignInKind } from '@lampstand/contract/sign-in'
import { ApiError } from '../../api/api-error.ts'
import { device } from '../../api/calls.ts'
import { createClient } from '../../api/client.ts'
import { deviceIdHeader, sharedApi } from '../../api/contract.ts'
import { createSend } from '../../api/send.ts'

/* What is asked of the server while nobody is signed in: these calls name no person. */

const { account } = createClient(
  { account: sharedApi.account },
  createSend({
    deviceId: device.id,
    timeZone: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    userId: () => undefined,
    signInAgain: async () => false,
  }),
)

/** Whose this browser is at the moment: the person's, somebody else's, or nobody's. */
export type Here = 'same' | 'other' | 'nobody'

export async function whoIsHere({ id }: User): Promise<Here> {
  try {
    return (await account.currentUser()).id === id ? 'same' : 'other'
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return 'nobody'
    throw error
  }
}

/** How people sign in here. */
export const signInKind = async () => SignInKind.parse(await step('/api/login')).kind

/** Has a code sent to an address. @throws ApiError */
export const sendCode = async (email: string) => CodeSent.parse(await step('/api/login', { email }))

/** Begins a session by the code that was sent. @throws ApiError */
export const enterCode = (code: string) => step('/api/login/code', { code })

async function step(path: string, form?: Record<string, string>): Promise<unknown> {
  const response = await fetch(path, {
    headers: { accept: 'application/json', [deviceIdHeader]: device.id() },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  })
  const text = await response.text()
  if (!response.ok) throw new ApiError(response.status, text, response.statusText)
  return text === '' ? undefined : JSON.parse(text)
}
