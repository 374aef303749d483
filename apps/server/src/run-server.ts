import { buildApp } from './app.ts'
import { createAdmit } from './authz/index.ts'
import type { Config } from './config.ts'
import { numberRequests } from './core/requests/number-requests.ts'
import { reindexRequests } from './core/requests/reindex-requests.ts'
import { continueInstitutionListsHandler } from './jobs/continue-institution-lists.ts'
import { eraseBankDetailsHandler } from './jobs/erase-bank-details.ts'
import { followLedgersHandler } from './jobs/follow-ledgers.ts'
import { lapseCorrectionsHandler } from './jobs/lapse-corrections.ts'
import { markDuplicatesHandler } from './jobs/mark-duplicates.ts'
import { refreshDeadlinesHandler } from './jobs/refresh-deadlines.ts'
import { remindOfBankFixesHandler } from './jobs/remind-of-bank-fixes.ts'
import { remindOfCorrectionsHandler } from './jobs/remind-of-corrections.ts'
import { scanFilesHandler } from './jobs/scan-files.ts'
import { sealTrailHandler } from './jobs/seal-trail.ts'
import { startComputing } from './jobs/start-computing.ts'
import { sweepHandler } from './jobs/sweep.ts'
import { sweepOrphansHandler } from './jobs/sweep-orphans.ts'
import { tellUnusualReadingHandler } from './jobs/tell-unusual-reading.ts'
import { verifyTrailHandler } from './jobs/verify-trail.ts'
import { startReleases } from './office/releases/start-releases.ts'
import { startDelivery } from './outbox/start-delivery.ts'
import { databaseClock } from './platform/clock.ts'
import { createPlatform } from './platform/create-platform.ts'
import { createPasswords } from './platform/crypto/passwords.ts'
import { lockDataDir } from './platform/data-dir-lock.ts'
import { openDatabase } from './platform/database/database.ts'
import { startEmbedded } from './platform/database/embedded/start-embedded.ts'
import { migrate } from './platform/database/migrate.ts'
import { closeApp } from './platform/http/close-app.ts'
import { listen, refuseTakenPort } from './platform/http/listen.ts'
import { startJobQueue } from './platform/jobs/job-queue.ts'
import { createLogger } from './platform/observability/logger.ts'
import { createMetrics } from './platform/observability/metrics.ts'
import type { Platform } from './platform/platform.ts'
import { openStore } from './platform/storage/open-store.ts'
import { missingGateways, transportsOf } from './platform/transports/transports.ts'
import { type Undo, undoAll } from './platform/undo-all.ts'
import { demoLogins, demoTotpSecret, loadDemoAccounts } from './reference/demo-accounts.ts'
import { loadStarterData } from './reference/load-starter-data.ts'
import { loadDemoWorld } from './seed/load-demo-world.ts'

export type RunningServer = {
  /** The lines that `npm start` prints. */
  readonly greeting: readonly string[]
  readonly stop: () => Promise<void>
}

/**
 * A prepared statement uses the same plan until there are new statistics. A plan made for tables of a few rows reads
 * the whole table, also when it has thousands of rows: with such a plan 200 saves a second took 17 s in the median and
 * 42 s at most. A new connection makes new plans. Its cost (a login, and the planning of every statement that the
 * connection runs) was not measured separately; docs/adr/0121 has the time of a save with it, and which target that
 * misses.
 */
const connectionSeconds = 30

/** Starts all parts in order. Stops them in the opposite order, also when a later part fails to start. */
export const runServer = async (config: Config): Promise<RunningServer> => {
  const undo: Undo[] = []
  const stop = (): Promise<void> => undoAll(undo.splice(0).reverse())
  try {
    const logger = createLogger(config.logLevel)
    const metrics = createMetrics()
    for (const missing of missingGateways(config)) logger.error(missing)
    const host = config.HOST ?? (config.isProduction ? '0.0.0.0' : 'localhost')
    if (config.ROLES.includes('web')) await refuseTakenPort(host, config.PORT)
    const url = config.DATABASE_URL ?? (await startOwnDatabase())
    await migrate(url)
    const database = openDatabase({ url, poolSize: config.DATABASE_POOL, connectionSeconds })
    undo.push({ undo: database.close, withinMs: 3_000 })
    const platform = createPlatform({
      config,
      database,
      clock: databaseClock,
      logger,
      passwords: await createPasswords(config.PASSWORD_HASHES),
      store: await openStore(config),
      createAdmit,
    })
    undo.push({ undo: () => platform.images.stop() })
    await loadStarterData(database)
    await numberRequests(database)
    await reindexRequests(database, platform.vault, 'missing')
    await loadDemoAccounts(platform)
    await loadDemoWorld(platform)
    if (config.ROLES.includes('worker')) {
      const handlers = [
        continueInstitutionListsHandler(platform),
        eraseBankDetailsHandler(platform),
        followLedgersHandler(platform),
        lapseCorrectionsHandler(platform),
        markDuplicatesHandler(platform),
        refreshDeadlinesHandler(platform),
        remindOfBankFixesHandler(platform),
        remindOfCorrectionsHandler(platform),
        scanFilesHandler(platform),
        sealTrailHandler(platform),
        sweepHandler(platform),
        sweepOrphansHandler(platform),
        verifyTrailHandler(platform),
        tellUnusualReadingHandler(platform),
      ]
      const jobs = await startJobQueue({ database, logger, handlers })
      const delivery = startDelivery(platform, transportsOf(config))
      const releases = startReleases(platform)
      const computing = startComputing(platform)
      undo.push({
        undo: async () => {
          await Promise.all([jobs.stop(), delivery.stop(), releases.stop(), computing.stop()])
        },
        withinMs: 6_000,
      })
    }

    undo.push({ undo: startSweeping(platform) })
    if (!config.ROLES.includes('web')) return { greeting: ['Milgo worker is running.'], stop }
    const app = await buildApp({ config, platform, logger, metrics })
    undo.push({ undo: () => closeApp(app), withinMs: 12_000 })
    const port = await listen(app, host, config.PORT)
    return { greeting: greetingFor(config, config.PUBLIC_URL ?? `http://localhost:${port}`), stop }

    async function startOwnDatabase(): Promise<string> {
      undo.push({ undo: await lockDataDir(config.dataDir) })
      const embedded = await startEmbedded({
        dataDir: config.dataDir,
        onRestart: () => {
          metrics.countDatabaseRestart()
          logger.error('the embedded PostgreSQL died and is started again')
        },
      })
      undo.push({ undo: embedded.stop })
      return embedded.url
    }
  } catch (error) {
    await stop().catch(() => {})
    throw error
  }
}

const hourMs = 60 * 60 * 1000

/** Sweeps this node's upload folder now and every hour. Each node has a folder of its own, so each sweeps its own. */
const startSweeping = ({ spool }: Platform): (() => void) => {
  const sweep = (): void => void spool.sweep().catch(() => {})
  sweep()
  const again = setInterval(sweep, hourMs)
  return () => clearInterval(again)
}

const greetingFor = (config: Config, url: string): string[] => [
  '',
  `  Milgo is running    ${url}`,
  `  The office          ${url}/office`,
  ...(config.hasApiDocs ? [`  API documentation   ${url}/api-docs`] : []),
  ...(config.isProduction
    ? []
    : [
        `  Sent messages       ${url}/dev/outbox (one-time codes appear here)`,
        `  Component kit       ${url}/dev/kit/`,
      ]),
  ...demoGreeting(config, url),
  '',
  '  Ctrl-C stops everything.',
  '',
]

const demoGreeting = (config: Config, url: string): string[] => {
  const logins = demoLogins(config)
  return logins.length === 0
    ? []
    : [
        '',
        '  Demo accounts',
        ...logins.map(({ who, login }) => `  ${who.padEnd(20)}${login}`),
        `  Codes of the staff  ${url}/dev/staff-codes, or an authenticator with ${demoTotpSecret}`,
      ]
}
