import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { settableClock } from '../../src/platform/clock.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import { createLogger } from '../../src/platform/observability/logger.ts'
import { createMetrics } from '../../src/platform/observability/metrics.ts'
import { freshDatabase } from './fresh-database.ts'

/** The whole server but the listener, on a database of its own, with a clock that stands where the test puts it. */
export const openTestApp = async (
  environment: NodeJS.ProcessEnv = {},
  addRoutes: (app: FastifyInstance) => void = () => {},
) => {
  const fresh = await freshDatabase()
  const queries: string[] = []
  const log: string[] = []
  const database = openDatabase({ url: fresh.url, poolSize: 4, onQuery: (text) => queries.push(text) })
  const clock = settableClock(new Date('2026-01-15T10:00:00.000Z'))
  const config = readConfig({ NODE_ENV: 'test', ...environment }, '/')
  const app: FastifyInstance = await buildApp({
    config,
    platform: { database, clock },
    logger: createLogger('trace', { write: (line) => void log.push(line) }),
    metrics: createMetrics(),
  })
  addRoutes(app)
  await app.ready()
  return {
    app,
    clock,
    database,
    /** Statements sent since they were last cleared. */
    queries,
    log,
    close: async () => {
      await app.close()
      await database.close()
      await fresh.drop()
    },
  }
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>

export const production: NodeJS.ProcessEnv = {
  NODE_ENV: 'production',
  TOKEN_SECRET: 't'.repeat(32),
  DATA_KEY: 'd'.repeat(32),
  LOOKUP_KEY: 'l'.repeat(32),
  LINK_SECRET: 'k'.repeat(32),
}
