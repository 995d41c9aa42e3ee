import type { z } from 'zod'
import type { Transaction } from '../../db/client.ts'

/** Work of one kind that waits in the database. The name and the data outlive a version of the program: change them with care. */
export type Queue<Data extends object = object> = {
  name: string
  /** What a job carries: ids, never what a person wrote. */
  data: z.ZodType<Data>
  /** Of all processes together only one works on this queue at a time. */
  oneAtATime: boolean
  /** Second and later tries of a job that failed, ever further apart. */
  retries: number
  /** Seconds between two looks for new jobs. */
  pollSeconds: number
}

export function defineQueue<Data extends object>(
  queue: Pick<Queue<Data>, 'name' | 'data'> & Partial<Queue<Data>>,
): Queue<Data> {
  return { oneAtATime: false, retries: 5, pollSeconds: 2, ...queue }
}

/** Does one job. It may run again after a crash, so doing it twice must be the same as once. */
export type JobHandler<Data> = (
  data: Data,
  /** Aborted when the program stops: finish what is in hand and take up nothing new. */
  context: { signal: AbortSignal },
) => Promise<unknown>

type SendOptions = {
  /** The job exists when this transaction commits, and not otherwise. */
  within?: Transaction
  /** Not before this moment. */
  after?: Temporal.Instant
}

export type Schedule<Data> = {
  /** Tells schedules of one queue apart. */
  key: string
  /** Five fields of cron, in UTC. */
  cron: string
  data: Data
}

export type QueueSchedule = Schedule<object> & { queue: string }

export type Jobs = {
  /** Says who does the jobs of a queue; also makes the queue known, for processes that only send. Before `start`. */
  work<Data extends object>(queue: Queue<Data>, handler: JobHandler<Data>): void
  /** Sends a job at each time of the schedule; of the times that passed while nothing ran, one job soon after the start. Before `start`. */
  schedule<Data extends object>(queue: Queue<Data>, schedule: Schedule<Data>): void
  /**
   * Leaves a job for whichever process works. Data is checked by the schema of the queue.
   * @throws JobsNotReady inside a transaction of the embedded database when `ready` was not awaited before it
   */
  send<Data extends object>(queue: Queue<Data>, data: Data, options?: SendOptions): Promise<void>
  /** Resolves when jobs can be sent. */
  ready(): Promise<void>
  /** Begins to work, where this process works jobs at all. A database that does not answer yet is tried again. */
  start(): Promise<void>
  /** Takes up no more jobs and waits for those under way; what does not end in time is done again later. */
  stop(): Promise<void>
}

export class JobsNotReady extends Error {
  constructor() {
    super('A job was sent inside a transaction before jobs were ready: await jobs.ready() before the transaction.')
    this.name = 'JobsNotReady'
  }
}
