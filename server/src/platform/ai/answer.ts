import { Output } from 'ai'
import * as z from 'zod/mini'

type ParsedAnswer<T> = { ok: true; value: T } | { ok: false; fault: string }

/** The JSON in an answer: some models think aloud before it, put it in a fence, or say a word around it. */
function jsonIn(text: string): string {
  const thought = text.lastIndexOf('</think>')
  const said =
    thought >= 0 ? text.slice(thought + '</think>'.length) : text.trimStart().startsWith('<think>') ? '' : text
  const start = said.indexOf('{')
  return start < 0 ? '' : said.slice(start)
}

/** What a whole answer says; `fault` is written to be told to the model, and repeats nothing of the answer. */
export function readAnswer<T>(text: string, schema: z.ZodMiniType<T>, cutOff: boolean): ParsedAnswer<T> {
  const json = jsonIn(text)
  const whole = json.slice(0, json.lastIndexOf('}') + 1)
  const value = parse(json) ?? parse(whole) ?? parse(withEscapedBreaks(whole))
  if (value === undefined) {
    return {
      ok: false,
      fault: cutOff ? 'it was cut off before its end; be much briefer' : 'it was not one JSON object',
    }
  }
  const result = z.safeParse(schema, value)
  if (result.success) return { ok: true, value: result.data }
  const places = result.error.issues.map(({ path }) => path.join('.') || 'the object itself')
  return { ok: false, fault: `it did not fit the schema at: ${[...new Set(places)].slice(0, 8).join(', ')}` }
}

/** Models that are not held to a grammar break lines within strings, where JSON does not allow it. */
const withEscapedBreaks = (json: string): string =>
  json.replace(/"(?:[^"\\]|\\[\s\S])*"/g, (quoted) => quoted.replace(/\r?\n/g, '\\n').replace(/\t/g, ' '))

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** How the SDK is to ask for the answer and to read what has come of it so far; the whole is read by `readAnswer`. */
export function outputOf<T>({ schema, name, plain }: { schema: z.ZodMiniType<T>; name: string; plain: boolean }) {
  const output = Output.object({ schema, name })
  return {
    ...output,
    ...(plain && { responseFormat: Promise.resolve({ type: 'text' as const }) }),
    parsePartialOutput: ({ text }: { text: string }) => output.parsePartialOutput({ text: jsonIn(text) }),
    // The SDK's own reading throws away what can still be read.
    parseCompleteOutput: async ({ text }: { text: string }) => text,
  }
}

/** For a server that takes no schema: the schema in words. */
export const schemaInstructions = (schema: z.ZodMiniType) =>
  `\n\nAnswer with one JSON object and nothing before or after it. It must fit this JSON schema:\n${JSON.stringify(z.toJSONSchema(schema))}`

/** Added to the instructions when the model is asked once more. */
export const retryInstructions = (fault: string) =>
  `\n\nYour last answer to this could not be used: ${fault}. Answer again with one complete JSON object that fits the schema.`
