import type { FastifyInstance } from 'fastify'

/** How long running requests may take until they are answered. */
const graceMs = 10_000

/**
 * Accepts no more requests and lets the running ones be answered. Connections that are still open after that are
 * closed.
 */
export const closeApp = async (app: FastifyInstance): Promise<void> => {
  const late = setTimeout(() => app.server.closeAllConnections(), graceMs)
  try {
    await app.close()
  } finally {
    clearTimeout(late)
  }
}
