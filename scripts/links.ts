export type Dead = { address: string; fault: string }

type Options = {
  /** Milliseconds that an address is given to answer, each time it is asked. */
  timeout: number
  /** How many are asked at once. */
  together: number
}

/** Asks each address once, and tells of those that do not answer with success, in the order given. */
export async function deadLinks(addresses: readonly string[], { timeout, together }: Options): Promise<Dead[]> {
  const faults = new Map<string, string>()
  const waiting = [...new Set(addresses)]
  const askSome = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const fault = await faultOf(address, timeout)
      if (fault !== undefined) faults.set(address, fault)
    }
  }
  await Promise.all(Array.from({ length: together }, askSome))
  return [...new Set(addresses)].flatMap((address) => {
    const fault = faults.get(address)
    return fault === undefined ? [] : [{ address, fault }]
  })
}

/** Many servers refuse HEAD, or answer it wrongly; only what fails by GET as well is at fault. */
async function faultOf(address: string, timeout: number): Promise<string | undefined> {
  const byHead = await answerTo('HEAD', address, timeout)
  return byHead === undefined ? undefined : answerTo('GET', address, timeout)
}

/** @returns what is wrong with the answer, or undefined */
async function answerTo(method: 'HEAD' | 'GET', address: string, timeout: number): Promise<string | undefined> {
  try {
    const response = await fetch(address, { method, headers, signal: AbortSignal.timeout(timeout) })
    await response.body?.cancel()
    return response.ok ? undefined : `${response.status} ${response.statusText}`.trim()
  } catch (error) {
    return reasonOf(error)
  }
}

/** Some sites turn away whoever does not say what they are. */
const headers = { 'user-agent': 'Mozilla/5.0 (compatible; Lampstand link check)', accept: 'text/html,*/*' }

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'no answer in time'
  return error.cause instanceof Error ? error.cause.message : error.message
}
