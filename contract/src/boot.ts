import * as z from 'zod/mini'
import { User } from './account.ts'
import { Verse } from './scripture.ts'

/** What the server puts into the page so that the first paint needs no call; each part is absent when the server does not know it. */
export const Boot = z.object({
  /** Null: surely signed out. */
  user: z.optional(z.nullable(User)),
  /** Today's verse, on `/home` only. */
  daily: z.optional(Verse),
})
export type Boot = z.infer<typeof Boot>

/** Id of the `<script type="application/json">` element that holds it. */
export const bootElementId = 'boot'
