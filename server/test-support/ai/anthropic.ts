import {
  at,
  type Failure,
  type Says,
  sse,
  strictFault,
  texts,
  unknownKey,
  type VendorError,
  type Wire,
} from './wire.ts'

const known = ['model', 'messages', 'system', 'max_tokens', 'stream', 'temperature', 'output_config']
const failures: Record<Failure, { status: number; type: string; message: string }> = {
  'rate-limit': {
    status: 429,
    type: 'rate_limit_error',
    message: 'This request would exceed your rate limit of 50 requests per minute.',
  },
  spent: {
    status: 400,
    type: 'invalid_request_error',
    message: 'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade.',
  },
  'wrong-key': { status: 401, type: 'authentication_error', message: 'invalid x-api-key' },
  'no-model': { status: 404, type: 'not_found_error', message: 'model: nobody' },
  'no-schema': {
    status: 400,
    type: 'invalid_request_error',
    message: 'output_config.format: this model does not support it.',
  },
  'too-long': {
    status: 400,
    type: 'invalid_request_error',
    message: 'prompt is too long: 210000 tokens > 200000 maximum',
  },
  server: { status: 500, type: 'api_error', message: 'Internal server error' },
  overloaded: { status: 529, type: 'overloaded_error', message: 'Overloaded' },
}

function anthropicError(failure: Failure, echo: string): VendorError {
  const { status, type, message } = failures[failure]
  return { status, body: { type: 'error', error: { type, message: `${message} ${echo}` }, request_id: 'req_1' } }
}

const invalid = (message: string): VendorError => ({
  status: 400,
  body: { type: 'error', error: { type: 'invalid_request_error', message }, request_id: 'req_1' },
})

const reasonOf = ({ ends = 'stop' }: Says) =>
  ({ stop: 'end_turn', length: 'max_tokens', 'content-filter': 'refusal', refusal: 'refusal' })[ends]

const envelope = { id: 'msg_1', type: 'message', role: 'assistant', model: 'stub' }
const used = { input_tokens: 10, cache_creation_input_tokens: 0, cache_read_input_tokens: 0, output_tokens: 20 }

/** Anthropic's Messages. */
export const anthropic: Wire = {
  matches: (path) => path.endsWith('/messages'),
  key: (headers) => texts(headers['x-api-key']) || undefined,

  fault(body) {
    const unknown = unknownKey(body, known)
    if (unknown) return invalid(`${unknown}: Extra inputs are not permitted`)
    for (const field of ['model', 'messages', 'max_tokens'])
      if (body[field] === undefined) return invalid(`${field}: Field required`)
    const messages = body['messages']
    if (!Array.isArray(messages) || at(messages, 0, 'role') !== 'user')
      return invalid('messages: first message must use the "user" role')
    const fault = strictFault(at(body, 'output_config', 'format', 'schema'))
    return fault === undefined ? undefined : invalid(`output_config.format.schema: ${fault}`)
  },

  asked(body) {
    const messages = Array.isArray(body['messages']) ? body['messages'] : []
    return {
      system: texts(body['system']),
      prompt: messages.map((one) => texts(at(one, 'content'))).join('\n'),
      streams: body['stream'] === true,
      schema: at(body, 'output_config', 'format', 'schema'),
    }
  },

  failure: anthropicError,

  whole: (says) => ({
    ...envelope,
    content: [{ type: 'text', text: says.text }],
    stop_reason: reasonOf(says),
    stop_sequence: null,
    usage: used,
  }),

  stream(says, pieces) {
    const event = (type: string, rest: object = {}) => sse({ type, ...rest }, type)
    const message = {
      ...envelope,
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: { ...used, output_tokens: 1 },
    }
    return {
      begin: [
        event('message_start', { message }),
        event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
        event('ping'),
      ],
      pieces: pieces.map((text) => event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } })),
      end: [
        event('content_block_stop', { index: 0 }),
        event('message_delta', {
          delta: { stop_reason: reasonOf(says), stop_sequence: null },
          usage: { output_tokens: 20 },
        }),
        event('message_stop'),
      ],
    }
  },

  streamFailure: (failure, echo) => [
    sse({ type: 'error', error: at(anthropicError(failure, echo).body, 'error') }, 'error'),
  ],
}
