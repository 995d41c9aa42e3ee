import type { FastifyRequest } from 'fastify'

/** Whether the caller reads brotli; `br;q=0` says that it does not. */
export const acceptsBrotli = ({ headers }: FastifyRequest): boolean =>
  /\bbr\b(?!;q=0(\D|$))/.test(headers['accept-encoding'] ?? '')
