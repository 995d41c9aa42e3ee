import type { FastifyInstance } from 'fastify'

const patience = 5_000

/**
 * Stops listening and lets requests under way finish, for five seconds at most. A connection that falls idle meanwhile is
 * closed at once: it would otherwise be kept for a next request that never comes.
 */
export async function closeConnections(app: FastifyInstance) {
  const idle = setInterval(() => app.server.closeIdleConnections(), 100)
  const all = setTimeout(() => app.server.closeAllConnections(), patience)
  try {
    await app.close()
  } finally {
    clearInterval(idle)
    clearTimeout(all)
  }
}
