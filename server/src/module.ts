import type { Boot } from '@lampstand/contract/boot'
import type { PersonalData, PersonalDataImport } from '@lampstand/contract/personal-data'
import type { ImportedPart } from '@lampstand/contract/personal-data-file'
import type { Transaction } from './db/client.ts'
import type { OnboardingVerse } from './http/pages/onboarding.ts'
import type { RouteHost } from './http/serve-routes.ts'
import type { Scopes } from './owner.ts'
import type { Person } from './person.ts'
import type { Chore } from './platform/jobs/chores.ts'
import type { Jobs } from './platform/jobs/jobs.ts'

/** Somebody who is being erased: what is known by their address goes if it is not younger than `before`. */
export type Leaving = { email: string | null; before: Date }

/** What a person did here, without a word of what they wrote. */
export type Practice = {
  /** When they did something. */
  moments: Date[]
  prayers: { askedAt: Date; answeredAt: Date | null }[]
  /** Names of themes, once for each verse that is kept. */
  themes: string[]
  /** Liturgies that were prayed to the end, by name. */
  liturgies: { name: string; hasReflection: boolean }[]
}

/**
 * A part of the program, most often a feature; `modules.ts` is the list of them. Whatever keeps rows of a person says how they
 * are exported and erased, or a test fails.
 */
export type Module = {
  /** Binds the routes; what its pages load from elsewhere it adds to `app.contentPolicy`. */
  serve?(host: RouteHost): void | Promise<void>
  /** Brings stored content to this version; done before the first request. */
  prepare?(): Promise<void>
  /** Begins what runs beside the requests; people are served meanwhile. */
  start?(): void
  /** What a page is told about a signed-in person, so that its first paint needs no call. */
  boot?(user: Person, path: string): Promise<Boot>
  /** The verse that the onboarding page shows, the same all day for everybody. */
  verseOfToday?(): OnboardingVerse
  /** Makes what a device kept the user's own, once, at the first call after a sign-in. `scopes`: the device under its secrets. */
  claims?(tx: Transaction, scopes: Scopes, userId: string): Promise<void>
  /** What is done again and again, by one process at a time; it must bear being broken off and run twice. */
  chores?: readonly Chore[]
  /** Says who works on its queues, and when jobs are sent by the clock. */
  jobs?(jobs: Jobs): void
  /** What it knows of a person's practice, for counting alone: moments from `since` on, the rest of all time. */
  practice?(userId: string, since: Date): Promise<Partial<Practice>>
  /** Its part of everything that the program holds about a person. */
  exports?(userId: string): Promise<Partial<PersonalData>>
  /** Takes its part of an export back in: what is not there yet, with the ids it had. Importing twice is importing once. */
  imports?(tx: Transaction, userId: string, file: PersonalDataImport): Promise<ImportedPart[]>
  /**
   * Ends what hangs on the person elsewhere, such as a subscription that is paid, before anything of them is removed. Outside of
   * any transaction, and again until it succeeds, so it must bear being done twice; give up at the signal.
   */
  beforeErase?(userId: string, signal: AbortSignal): Promise<void>
  /** Removes it. Erasing twice is erasing once. */
  erase?(tx: Transaction, userId: string, leaving: Leaving): Promise<void>
  /** Lets go of what it holds open; called in the reverse order of the list. */
  close?(): void | Promise<void>
}
