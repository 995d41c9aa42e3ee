import {
  at,
  type Body,
  type Failure,
  isRecord,
  type Says,
  sse,
  strictFault,
  texts,
  unknownKey,
  type VendorError,
  type Wire,
} from './wire.ts'

const known = ['model', 'messages', 'response_format', 'stream', 'stream_options', 'max_tokens', 'temperature']
const failures: Record<Failure, { status: number; code: string; type: string; message: string }> = {
  'rate-limit': {
    status: 429,
    code: 'rate_limit_exceeded',
    type: 'requests',
    message: 'Rate limit reached on requests per min.',
  },
  spent: {
    status: 429,
    code: 'insufficient_quota',
    type: 'insufficient_quota',
    message: 'You exceeded your current quota, please check your plan and billing details.',
  },
  'wrong-key': {
    status: 401,
    code: 'invalid_api_key',
    type: 'invalid_request_error',
    message: 'Incorrect API key provided.',
  },
  'no-model': {
    status: 404,
    code: 'model_not_found',
    type: 'invalid_request_error',
    message: 'The model does not exist.',
  },
  'no-schema': {
    status: 400,
    code: 'unknown_parameter',
    type: 'invalid_request_error',
    message: "Unknown parameter: 'response_format.json_schema'.",
  },
  'too-long': {
    status: 400,
    code: 'context_length_exceeded',
    type: 'invalid_request_error',
    message: "This model's maximum context length is 4096 tokens.",
  },
  server: { status: 500, code: 'server_error', type: 'server_error', message: 'The server had an error.' },
  overloaded: {
    status: 503,
    code: 'server_error',
    type: 'server_error',
    message: 'The engine is currently overloaded.',
  },
}

/** OpenAI's error body, which compatible servers imitate. */
export function openAiError(failure: Failure, echo: string): VendorError {
  const { status, code, type, message } = failures[failure]
  return { status, body: { error: { message: `${message} ${echo}`, type, param: null, code } } }
}

export const invalid = (message: string, param: string): VendorError => ({
  status: 400,
  body: { error: { message, type: 'invalid_request_error', param, code: null } },
})

const finishOf = ({ ends = 'stop' }: Says) =>
  ({ stop: 'stop', length: 'length', 'content-filter': 'content_filter', refusal: 'stop' })[ends]

const common = { id: 'chatcmpl-1', created: 1_780_000_000, model: 'stub', system_fingerprint: 'fp_1' }

/** Chat Completions, as OpenAI-compatible servers speak it. */
export const openAiCompatible: Wire = {
  matches: (path) => path.endsWith('/chat/completions'),
  key: ({ authorization }) => /^Bearer (.+)$/.exec(authorization ?? '')?.[1],

  fault(body) {
    const unknown = unknownKey(body, known)
    if (unknown) return invalid(`Unrecognized request argument supplied: ${unknown}`, unknown)
    if (typeof body['model'] !== 'string') return invalid('you must provide a model parameter', 'model')
    const messages = body['messages']
    if (!Array.isArray(messages) || messages.length === 0) return invalid("[] is too short - 'messages'", 'messages')
    if (
      !messages.every(
        (one) => ['system', 'user', 'assistant'].includes(String(at(one, 'role'))) && texts(at(one, 'content')),
      )
    ) {
      return invalid("Invalid value for 'messages'.", 'messages')
    }
    const format = body['response_format']
    if (format === undefined) return undefined
    if (!['text', 'json_object', 'json_schema'].includes(String(at(format, 'type')))) {
      return invalid("Invalid value for 'response_format.type'.", 'response_format')
    }
    const name = at(format, 'json_schema', 'name')
    if (at(format, 'type') === 'json_schema' && !/^[\w-]{1,64}$/.test(String(name))) {
      return invalid("Invalid 'response_format.json_schema.name'.", 'response_format')
    }
    const fault = strictFault(at(format, 'json_schema', 'schema'))
    return fault === undefined ? undefined : invalid(`Invalid schema for response_format. ${fault}`, 'response_format')
  },

  asked: (body: Body) => ({
    system: saidBy('system', body['messages']),
    prompt: saidBy('user', body['messages']),
    streams: body['stream'] === true,
    schema: at(body, 'response_format', 'json_schema', 'schema'),
  }),

  failure: openAiError,

  whole: (says) => ({
    ...common,
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: says.ends === 'refusal' ? null : says.text,
          refusal: says.ends === 'refusal' ? says.text : null,
        },
        logprobs: null,
        finish_reason: finishOf(says),
      },
    ],
    usage: { prompt_tokens: 10, completion_tokens: 20, total_tokens: 30 },
  }),

  stream(says, pieces) {
    const chunk = (delta: unknown, finish: string | null = null) =>
      sse({
        ...common,
        object: 'chat.completion.chunk',
        choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
      })
    const field = says.ends === 'refusal' ? 'refusal' : 'content'
    return {
      begin: [chunk({ role: 'assistant', content: '', refusal: null })],
      pieces: pieces.map((piece) => chunk({ [field]: piece })),
      end: [chunk({}, finishOf(says)), sse('[DONE]')],
    }
  },

  streamFailure: (failure, echo) => [sse(openAiError(failure, echo).body)],
}

function saidBy(role: string, messages: unknown): string {
  if (!Array.isArray(messages)) return ''
  return messages
    .filter((one) => isRecord(one) && one['role'] === role)
    .map((one) => texts(at(one, 'content')))
    .join('\n')
}
