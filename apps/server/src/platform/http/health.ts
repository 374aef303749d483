import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import type { Platform } from '../platform.ts'

const timeoutMs = 1_000

/** `live`: the process answers. `ready`: it can serve, so its database answers and it is not stopping. */
export const healthRoutes = (app: FastifyInstance, { database }: Platform): void => {
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  const options = { schema: { hide: true } }
  app.get('/health/live', options, async () => ({ status: 'ok' }))
  app.get('/health/ready', options, async (_request, reply) => {
    const ready = !stopping && (await databaseAnswers(database))
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' })
  })
}

/**
 * Returns whether the database answers. A load balancer needs a quick answer, so the pool is asked directly, without
 * the retries that users get.
 */
const databaseAnswers = async ({ pool }: Database): Promise<boolean> => {
  const late = AbortSignal.timeout(timeoutMs)
  const tooLate = new Promise<false>((resolve) =>
    late.addEventListener('abort', () => resolve(false), { once: true }),
  )
  const asked = pool.query('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([asked, tooLate])
}
