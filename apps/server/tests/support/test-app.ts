import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { settableClock } from '../../src/platform/clock.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import type { Authenticate, Caller } from '../../src/platform/http/caller.ts'
import { createLogger } from '../../src/platform/observability/logger.ts'
import { createMetrics } from '../../src/platform/observability/metrics.ts'
import { freshDatabase } from './fresh-database.ts'

/** Tokens that the tests' server knows, in place of real ones. */
const callers: Readonly<Record<string, Caller>> = {
  'Bearer student': { kind: 'student', id: '1' },
  'Bearer staff': { kind: 'staff', id: '1' },
}
export const asStudent = { authorization: 'Bearer student' }
export const asStaff = { authorization: 'Bearer staff' }

export const authenticate: Authenticate = async ({ authorization = '' }) => callers[authorization]

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
    platform: { database, clock, authenticate },
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
