import { Counter, type Registry } from 'prom-client'

/** Counts jobs that this process worked on. */
export function countJobs(registry: Registry) {
  const jobs = new Counter({
    name: 'lampstand_jobs_total',
    help: 'Jobs by queue and outcome; a failed one is tried again.',
    labelNames: ['queue', 'outcome'],
    registers: [registry],
  })
  return (queue: string, outcome: 'done' | 'failed') => jobs.inc({ queue, outcome })
}
