import { APICallError, StreamProviderError } from 'ai'

/** What a provider said when it failed, whichever way the SDK wraps it. Only codes of it may leave this folder: texts can repeat a prompt or a key. */
export type ProviderErrorDetails = {
  /** HTTP status, or the one that stands for a failure inside a stream; undefined when nothing was answered. */
  status: number | undefined
  /** A word such as `insufficient_quota`, when there is one. */
  code: string | undefined
  /** The whole body, in lower case, to look for words in. */
  body: string
  headers: Readonly<Record<string, string>>
}

/** Statuses for failures that are told inside a stream, after status 200. */
const statusOfCode: Readonly<Record<string, number>> = {
  insufficient_quota: 429,
  rate_limit_exceeded: 429,
  rate_limit_error: 429,
  overloaded_error: 529,
  authentication_error: 401,
  permission_error: 403,
  invalid_request_error: 400,
  api_error: 500,
  server_error: 500,
}

export function errorDetails(error: unknown): ProviderErrorDetails {
  if (APICallError.isInstance(error)) {
    const body = error.responseBody ?? ''
    return {
      status: error.statusCode,
      code: codeIn(parse(body)),
      body: body.toLowerCase(),
      headers: error.responseHeaders ?? {},
    }
  }
  if (StreamProviderError.isInstance(error)) {
    const code = codeIn({ error: { code: error.code, type: error.type } })
    const body = `${error.message} ${JSON.stringify(error.data ?? '')}`.toLowerCase()
    return { status: error.statusCode ?? statusOfCode[code ?? ''], code, body, headers: {} }
  }
  return { status: undefined, code: undefined, body: '', headers: {} }
}

/** The most telling word of an error body: `error.code`, `error.status` (Google) or `error.type`. */
function codeIn(body: unknown): string | undefined {
  const outer = Array.isArray(body) ? body[0] : body
  const inner = isRecord(outer) ? (isRecord(outer['error']) ? outer['error'] : outer) : {}
  return [inner['code'], inner['status'], inner['type']].find(
    (word): word is string => typeof word === 'string' && /^[a-z_]{3,60}$/i.test(word),
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
