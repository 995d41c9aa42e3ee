import * as z from 'zod/mini'
import { heardFields } from './answers.ts'
import { defineRoutes } from './route.ts'
import { Instant, words } from './shared.ts'

export const mostReflectionCharacters = 4000

/** A liturgy as a list shows it. */
export const LiturgySummary = z.object({
  id: z.string(),
  name: z.string(),
  /** When it is prayed, in a few words. */
  description: z.string(),
  /** `time`: an hour that comes again; `before` and `after` something at work; `season`: a stretch of life. */
  triggerType: z.enum(['time', 'before', 'after', 'season']),
})
export type LiturgySummary = z.infer<typeof LiturgySummary>

export const Liturgy = z.extend(LiturgySummary, {
  passage: z.object({
    /** OSIS name. */
    id: z.string(),
    reference: z.string(),
    /** The server's quotation. */
    text: z.string(),
  }),
  /** The prayer, line by line. */
  prayer: z.array(z.string()),
  reflectionPrompts: z.array(z.string()),
})
export type Liturgy = z.infer<typeof Liturgy>

/** One time that somebody opened a liturgy. */
export const LiturgyInstance = z.object({
  id: z.string(),
  templateId: z.string(),
  name: z.string(),
  reference: z.string(),
  /** When it was opened. */
  triggerTime: Instant,
  isCompleted: z.boolean(),
  completedAt: z.nullable(Instant),
  /** As it was written; null where nothing was. */
  userReflection: z.nullable(z.string()),
})
export type LiturgyInstance = z.infer<typeof LiturgyInstance>

const Reflection = words().check(z.maxLength(mostReflectionCharacters, 'Please write at most 4,000 characters.'))

/** One of an export as it comes back. */
export const ImportedLiturgy = z.object({
  id: z.uuid('A prayed liturgy has no id.'),
  templateId: z.uuid('A prayed liturgy does not say which.'),
  triggerTime: Instant,
  isCompleted: z.boolean(),
  completedAt: z.nullable(Instant),
  userReflection: z.nullable(Reflection),
})
export type ImportedLiturgy = z.infer<typeof ImportedLiturgy>

const liturgyParams = z.object({ id: z.uuid('That is not the id of a liturgy.') })
const instanceParams = z.object({ id: z.uuid('That is not the id of a prayed liturgy.') })

export const liturgiesRoutes = defineRoutes({
  list: {
    method: 'GET',
    path: '/api/prayer/liturgies',
    summary: 'All liturgies.',
    access: 'anyone',
    reply: z.array(LiturgySummary),
  },
  read: {
    method: 'GET',
    path: '/api/prayer/liturgies/{id}',
    summary: 'A liturgy with its passage, quoted by the server.',
    access: 'anyone',
    params: liturgyParams,
    reply: Liturgy,
  },
  open: {
    method: 'POST',
    path: '/api/prayer/liturgies/{id}/instances',
    summary: 'Record that a liturgy was opened.',
    access: 'actor',
    params: liturgyParams,
    reply: LiturgyInstance,
    status: 201,
  },
  complete: {
    method: 'PUT',
    path: '/api/prayer/liturgy-instances/{id}',
    summary: 'Record that it was prayed to the end, with what the person wrote; calling again changes the words.',
    access: 'actor',
    params: instanceParams,
    body: z.object({
      userReflection: z.optional(Reflection),
    }),
    freeText: ['userReflection'],
    reply: z.extend(LiturgyInstance, heardFields),
  },
  history: {
    method: 'GET',
    path: '/api/prayer/liturgy-instances',
    summary: 'The liturgies that the caller prayed to the end, newest first, fifty at a time.',
    access: 'actor',
    query: z.object({
      /** Id of the last one of the page before. */
      before: z.optional(z.uuid('That is not the id of a prayed liturgy.')),
    }),
    reply: z.array(LiturgyInstance),
  },
})
