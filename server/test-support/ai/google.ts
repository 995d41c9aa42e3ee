import { at, type Failure, type Says, sse, texts, unknownKey, type VendorError, type Wire } from './wire.ts'

const known = ['contents', 'systemInstruction', 'generationConfig', 'safetySettings']
const knownInConfig = [
  'responseMimeType',
  'responseSchema',
  'responseJsonSchema',
  'maxOutputTokens',
  'temperature',
  'thinkingConfig',
]
const quota = 'You exceeded your current quota, please check your plan and billing details.'
const details = (quotaId: string, retryDelay?: string) => [
  { '@type': 'type.googleapis.com/google.rpc.QuotaFailure', violations: [{ quotaId }] },
  ...(retryDelay ? [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay }] : []),
]
const failures: Record<Failure, { code: number; status: string; message: string; details?: unknown }> = {
  'rate-limit': {
    code: 429,
    status: 'RESOURCE_EXHAUSTED',
    message: quota,
    details: details('GenerateRequestsPerMinutePerProjectPerModel-FreeTier'),
  },
  spent: {
    code: 429,
    status: 'RESOURCE_EXHAUSTED',
    message: quota,
    details: details('GenerateRequestsPerDayPerProjectPerModel-FreeTier', '27s'),
  },
  'wrong-key': {
    code: 400,
    status: 'INVALID_ARGUMENT',
    message: 'API key not valid. Please pass a valid API key.',
    details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' }],
  },
  'no-model': { code: 404, status: 'NOT_FOUND', message: 'models/nobody is not found for API version v1beta.' },
  'no-schema': {
    code: 400,
    status: 'INVALID_ARGUMENT',
    message:
      'Invalid JSON payload received. Unknown name "responseSchema" at \'generation_config\': Cannot find field.',
  },
  'too-long': {
    code: 400,
    status: 'INVALID_ARGUMENT',
    message: 'The input token count exceeds the maximum number of tokens allowed.',
  },
  server: { code: 500, status: 'INTERNAL', message: 'An internal error has occurred.' },
  overloaded: { code: 503, status: 'UNAVAILABLE', message: 'The model is overloaded. Please try again later.' },
}

function googleError(failure: Failure, echo: string): VendorError {
  const { message, ...rest } = failures[failure]
  return { status: rest.code, body: { error: { ...rest, message: `${message} ${echo}` } } }
}

const invalid = (message: string): VendorError => ({
  status: 400,
  body: { error: { code: 400, message, status: 'INVALID_ARGUMENT' } },
})

const reasonOf = ({ ends = 'stop' }: Says) =>
  ({ stop: 'STOP', length: 'MAX_TOKENS', 'content-filter': 'SAFETY', refusal: 'PROHIBITED_CONTENT' })[ends]

const usageMetadata = { promptTokenCount: 10, candidatesTokenCount: 20, totalTokenCount: 30 }

/** Gemini refuses a prompt without any candidate. */
const blocked = {
  promptFeedback: { blockReason: 'PROHIBITED_CONTENT' },
  usageMetadata,
  modelVersion: 'stub',
  responseId: 'r1',
}

function chunk(text: string, finishReason?: string) {
  const candidate = { content: { parts: [{ text }], role: 'model' }, index: 0, ...(finishReason && { finishReason }) }
  return { candidates: [candidate], usageMetadata, modelVersion: 'stub', responseId: 'r1' }
}

/** Gemini's `generateContent` and `streamGenerateContent?alt=sse`. */
export const google: Wire = {
  matches: (path) => /\/models\/[\w.-]+:(generateContent|streamGenerateContent\?alt=sse)$/.test(path),
  key: (headers) => texts(headers['x-goog-api-key']) || undefined,

  fault(body) {
    const unknown = unknownKey(body, known)
    if (unknown) return invalid(`Invalid JSON payload received. Unknown name "${unknown}": Cannot find field.`)
    const config = body['generationConfig']
    const inConfig = unknownKey(Object(config ?? {}), knownInConfig)
    if (inConfig)
      return invalid(
        `Invalid JSON payload received. Unknown name "${inConfig}" at 'generation_config': Cannot find field.`,
      )
    const contents = body['contents']
    return Array.isArray(contents) && texts(at(contents, 0, 'parts'))
      ? undefined
      : invalid('* GenerateContentRequest.contents: contents is not specified')
  },

  asked(body, path) {
    const contents = Array.isArray(body['contents']) ? body['contents'] : []
    return {
      system: texts(at(body, 'systemInstruction', 'parts')),
      prompt: contents.map((one) => texts(at(one, 'parts'))).join('\n'),
      streams: path.includes(':streamGenerateContent'),
      schema: at(body, 'generationConfig', 'responseSchema') ?? at(body, 'generationConfig', 'responseJsonSchema'),
    }
  },

  failure: googleError,
  whole: (says) => (says.ends === 'refusal' ? blocked : chunk(says.text, reasonOf(says))),
  stream: (says, pieces) =>
    says.ends === 'refusal'
      ? { begin: [sse(blocked)], pieces: [], end: [] }
      : { begin: [], pieces: pieces.map((piece) => sse(chunk(piece))), end: [sse(chunk('', reasonOf(says)))] },
  streamFailure: (failure, echo) => [sse(googleError(failure, echo).body)],
}
