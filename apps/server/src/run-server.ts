import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { deliverMessageHandler } from './jobs/deliver-message.ts'
import { databaseClock } from './platform/clock.ts'
import { lockDataDir } from './platform/data-dir-lock.ts'
import { openDatabase } from './platform/database/database.ts'
import { startEmbedded } from './platform/database/embedded/start-embedded.ts'
import { migrate } from './platform/database/migrate.ts'
import { knowsNoTokens } from './platform/http/caller.ts'
import { listen } from './platform/http/listen.ts'
import { startJobQueue } from './platform/jobs/job-queue.ts'
import { developmentMailbox } from './platform/mail/transport.ts'
import { createLogger } from './platform/observability/logger.ts'
import { createMetrics } from './platform/observability/metrics.ts'
import type { Platform } from './platform/platform.ts'
import { loadStarterData } from './reference/load-starter-data.ts'

export type RunningServer = {
  /** What `npm start` prints. */
  readonly greeting: readonly string[]
  readonly stop: () => Promise<void>
}

/** Starts everything in order, and stops it in the opposite one, also when a later part fails to start. */
export const runServer = async (config: Config): Promise<RunningServer> => {
  const undo: (() => void | Promise<void>)[] = []
  const stop = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    const logger = createLogger(config.logLevel)
    const metrics = createMetrics()
    const url = config.DATABASE_URL ?? (await startOwnDatabase())
    await migrate(url)
    const database = openDatabase({ url, poolSize: config.DATABASE_POOL })
    undo.push(database.close)
    const platform: Platform = { database, clock: databaseClock, authenticate: knowsNoTokens }
    await loadStarterData(database)

    const jobs = await startJobQueue({
      database,
      logger,
      handlers: [deliverMessageHandler(platform, developmentMailbox)],
      works: config.ROLES.includes('worker'),
    })
    undo.push(jobs.stop)

    if (!config.ROLES.includes('web')) return { greeting: ['Milgo worker is running.'], stop }
    const app = await buildApp({ config, platform, logger, metrics })
    undo.push(() => app.close())
    const host = config.HOST ?? (config.isProduction ? '0.0.0.0' : 'localhost')
    const port = await listen(app, host, config.PORT)
    return { greeting: greetingFor(config, config.PUBLIC_URL ?? `http://localhost:${port}`), stop }

    async function startOwnDatabase(): Promise<string> {
      undo.push(lockDataDir(config.dataDir))
      const embedded = await startEmbedded({
        dataDir: config.dataDir,
        onRestart: () => {
          metrics.countDatabaseRestart()
          logger.error('the embedded PostgreSQL died and is started again')
        },
      })
      undo.push(embedded.stop)
      return embedded.url
    }
  } catch (error) {
    await stop()
    throw error
  }
}

const greetingFor = (config: Config, url: string): string[] => [
  '',
  `  Milgo is running    ${url}`,
  `  The office          ${url}/office`,
  `  API documentation   ${url}/api-docs`,
  ...(config.isProduction ? [] : [`  Sent messages       ${url}/dev/outbox`]),
  '',
  '  Ctrl-C stops everything.',
  '',
]
