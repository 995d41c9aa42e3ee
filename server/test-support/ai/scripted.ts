import { type Ai, AiFailure, type AiFailureKind, type AiRequest } from '../../src/platform/ai/ai.ts'

type Request = AiRequest<unknown>
type Script = (request: Request) => unknown

/** A model inside the test: it answers what its script says, in the schema that is asked for. */
export function scriptedAi() {
  const requests: Request[] = []
  let script: Script = ({ prompt }) => goodAnswer(prompt)
  const ai: Ai = {
    provider: 'openai-compatible',
    model: 'scripted',
    async ask(request) {
      requests.push(request)
      const answer = await script(request)
      request.onPartial?.(answer)
      return request.schema.parse(answer)
    },
    close: () => undefined,
  }
  return {
    ai,
    requests,
    answers: (next: Script) => {
      script = next
    },
    fails: (kind: AiFailureKind, retryAfter?: number) => {
      script = () => {
        throw new AiFailure(kind, `scripted: ${kind}`, retryAfter === undefined ? {} : { retryAfter })
      }
    },
    reset() {
      requests.length = 0
      script = ({ prompt }) => goodAnswer(prompt)
    },
  }
}

const candidatesIn = (prompt: string) => (JSON.parse(prompt) as { candidates: { id: string }[] }).candidates

const prose = [
  'You have carried this for some time, and it is good that you put it into words.',
  'Begin with one small step today, and leave the larger ones until you have slept and spoken with somebody you trust.',
  'A pastor or a friend from church can walk with you through the next weeks.',
].join(' ')

/** An answer that stands, made of the first candidate; fits the schemas of guidance and devotions. */
export const goodAnswer = (prompt: string) => ({
  safety: 'none',
  passages: candidatesIn(prompt)
    .slice(0, 2)
    .map(({ id }) => ({ id, why: 'It speaks to somebody in the same need.' })),
  title: 'A small step',
  content: prose,
  applicationQuestions: ['What is the next small step?'],
  lifeApplication: 'Speak with one person this week about what weighs on you, and tell them the whole of it.',
  prayerPoints: ['Ask for courage for one step.', 'Pray for the people you work with.'],
  warnings: [],
})
