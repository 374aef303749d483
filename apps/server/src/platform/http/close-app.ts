import type { FastifyInstance } from 'fastify'

/** How long what is being answered may take to be finished. */
const graceMs = 10_000

/** Takes nothing more and lets what runs be answered; what hangs after that is cut off, whoever holds it open. */
export const closeApp = async (app: FastifyInstance): Promise<void> => {
  const late = setTimeout(() => app.server.closeAllConnections(), graceMs)
  try {
    await app.close()
  } finally {
    clearTimeout(late)
  }
}
