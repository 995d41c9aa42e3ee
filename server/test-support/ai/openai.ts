import { invalid, openAiError } from './openai-compatible.ts'
import { at, type Says, sse, strictFault, texts, unknownKey, type Wire } from './wire.ts'

const known = [
  'model',
  'input',
  'instructions',
  'text',
  'stream',
  'store',
  'max_output_tokens',
  'temperature',
  'include',
  'reasoning',
]

const reasonOf = ({ ends }: Says) =>
  ends === 'length' ? 'max_output_tokens' : ends === 'content-filter' ? 'content_filter' : undefined

function message(says: Says) {
  const content =
    says.ends === 'refusal'
      ? { type: 'refusal', refusal: says.text }
      : { type: 'output_text', text: says.text, annotations: [], logprobs: [] }
  return { id: 'msg_1', type: 'message', status: 'completed', role: 'assistant', content: [content] }
}

function response(says: Says, status: string, output: readonly unknown[]) {
  const reason = reasonOf(says)
  return {
    id: 'resp_1',
    object: 'response',
    created_at: 1_780_000_000,
    status,
    error: null,
    incomplete_details: reason && status === 'incomplete' ? { reason } : null,
    model: 'stub',
    output,
    store: false,
    usage: {
      input_tokens: 10,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: 20,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: 30,
    },
  }
}

/** OpenAI's Responses. */
export const openAi: Wire = {
  matches: (path) => path.endsWith('/responses'),
  key: ({ authorization }) => /^Bearer (.+)$/.exec(authorization ?? '')?.[1],

  fault(body) {
    const unknown = unknownKey(body, known)
    if (unknown) return invalid(`Unknown parameter: '${unknown}'.`, unknown)
    if (typeof body['model'] !== 'string') return invalid("Missing required parameter: 'model'.", 'model')
    if (!Array.isArray(body['input']) || body['input'].length === 0)
      return invalid("Missing required parameter: 'input'.", 'input')
    if (body['store'] !== false)
      return invalid('This stub stands for an account that keeps nothing: store must be false.', 'store')
    const format = at(body, 'text', 'format')
    if (at(format, 'type') !== 'json_schema') return undefined
    if (!/^[\w-]{1,64}$/.test(String(at(format, 'name'))))
      return invalid("Missing required parameter: 'text.format.name'.", 'text.format.name')
    const fault = strictFault(at(format, 'schema'))
    return fault === undefined
      ? undefined
      : invalid(`Invalid schema for response_format. ${fault}`, 'text.format.schema')
  },

  asked(body) {
    const input = Array.isArray(body['input']) ? body['input'] : []
    const saidBy = (roles: readonly string[]) =>
      input
        .filter((one) => roles.includes(String(at(one, 'role'))))
        .map((one) => texts(at(one, 'content')))
        .join('\n')
    return {
      system: saidBy(['system', 'developer']) || texts(body['instructions']),
      prompt: saidBy(['user']),
      streams: body['stream'] === true,
      schema: at(body, 'text', 'format', 'schema'),
    }
  },

  failure(failure, echo) {
    const { status, body } = openAiError(failure, echo)
    if (failure !== 'no-schema') return { status, body }
    return invalid(
      `Invalid parameter: 'text.format' of type 'json_schema' is not supported with this model. ${echo}`,
      'text.format',
    )
  },

  whole: (says) => response(says, reasonOf(says) ? 'incomplete' : 'completed', [message(says)]),

  stream(says, pieces) {
    let sequence = 0
    const event = (type: string, rest: object) => sse({ type, sequence_number: sequence++, ...rest }, type)
    const place = { item_id: 'msg_1', output_index: 0, content_index: 0 }
    const kind = says.ends === 'refusal' ? 'refusal' : 'output_text'
    const empty =
      kind === 'refusal' ? { type: kind, refusal: '' } : { type: kind, text: '', annotations: [], logprobs: [] }
    const begin = [
      event('response.created', { response: { ...response(says, 'in_progress', []), usage: null } }),
      event('response.in_progress', { response: { ...response(says, 'in_progress', []), usage: null } }),
      event('response.output_item.added', {
        output_index: 0,
        item: { id: 'msg_1', type: 'message', status: 'in_progress', role: 'assistant', content: [] },
      }),
      event('response.content_part.added', { ...place, part: empty }),
    ]
    const middle = pieces.map((delta) =>
      event(`response.${kind}.delta`, { ...place, delta, ...(kind === 'output_text' && { logprobs: [] }) }),
    )
    const status = reasonOf(says) ? 'incomplete' : 'completed'
    const whole = kind === 'refusal' ? { refusal: says.text } : { text: says.text, logprobs: [] }
    const end = [
      event(`response.${kind}.done`, { ...place, ...whole }),
      event('response.content_part.done', { ...place, part: message(says).content[0] }),
      event('response.output_item.done', { output_index: 0, item: message(says) }),
      event(`response.${status}`, { response: response(says, status, [message(says)]) }),
    ]
    return { begin, pieces: middle, end }
  },

  streamFailure(failure, echo) {
    const error = at(openAiError(failure, echo).body, 'error')
    const failed = {
      ...response({ does: 'say', text: '' }, 'failed', []),
      error: { code: at(error, 'code'), message: at(error, 'message') },
    }
    return [sse({ type: 'response.failed', sequence_number: 9, response: failed }, 'response.failed')]
  },
}
