import { type MessageTemplate, messageTemplates } from '@milgo/domain/outbox/message-template'
import type { RequestStatus } from '@milgo/domain/status/request-status'
import { statuses } from '@milgo/domain/status/statuses'
import type { Cast } from '@milgo/testing/live-request'
import { type History, isPublished } from '@milgo/testing/request-histories'
import type { Platform } from '../platform/platform.ts'
import { currentTemplate, type TemplateText } from '../store/template-text.ts'
import { type BuiltRequest, buildRequest, type SeedRows } from './build-request.ts'
import { clockAt } from './clock-at.ts'
import { loadDictionaries } from './dictionaries.ts'
import { type DocumentPool, makeDocumentPool } from './document-pool.ts'
import { createSeedBatches, findLastBatchNumbers, splitFinance } from './seed-batches.ts'
import type { RequestPlan, SeedContext, SeedLetters, SeedPeriod } from './seed-context.ts'
import { seedPeriods } from './seed-periods.ts'
import { writeRows } from './write-rows.ts'

export type WorldPlatform = Pick<Platform, 'database' | 'vault' | 'config' | 'pdf' | 'store' | 'spool'>

export type WorldContext = {
  readonly passwordHash: string
  readonly cast: Cast
  readonly now: Date
}

export type World = {
  readonly seedContext: SeedContext
  readonly past: SeedPeriod
  readonly pool: DocumentPool
  /** Builds a student with a request in this status. Nothing is written yet. */
  readonly build: (status: RequestStatus, plan: Omit<RequestPlan, 'period'>) => BuiltRequest
  readonly write: (rows: readonly SeedRows[]) => Promise<void>
  /** Completes the payment batches, after every order was written. */
  readonly close: () => Promise<void>
}

/** Opens a demo world: two periods, staff and documents, for which students with requests are built. */
export const openWorld = async (platform: WorldPlatform, seedContext: WorldContext): Promise<World> => {
  const { database, vault } = platform
  const periods = await database.transaction((tx) => seedPeriods(tx, seedContext.now))
  const dictionaries = await database.read(loadDictionaries)
  const batches = createSeedBatches(seedContext.cast, await findLastBatchNumbers(platform))
  // Statuses follow results as an act of the person who entered the results.
  const cast = { ...seedContext.cast, finance: [splitFinance(seedContext.cast).uploader] }
  const letters = { config: platform.config, templates: await findTemplates(platform, seedContext.now) }
  const whole: SeedContext = { ...seedContext, cast, vault, dictionaries, batches, letters }
  const pool = await makeDocumentPool(platform)
  return {
    seedContext: whole,
    past: periods.past,
    pool,
    build: (status, plan) =>
      buildRequest(whole, { ...plan, period: periodFor(plan.history, status, periods) }),
    write: async (rows) => {
      const begun = { payment_batches: batches.takeBegun() }
      await pool.storeMade()
      await writeRows(database, [begun, ...rows])
    },
    close: () => batches.confirm(platform),
  }
}

const findTemplates = async ({ database }: WorldPlatform, now: Date): Promise<SeedLetters['templates']> =>
  database.read(async (db) => {
    const clock = clockAt(now)
    const texts = new Map<MessageTemplate, TemplateText>()
    for (const template of messageTemplates) texts.set(template, await currentTemplate(db, clock, template))
    return texts
  })

/**
 * Returns the period of a history. Published requests, and statuses that only published results lead to, are in the
 * past period.
 */
const periodFor = (
  history: History,
  status: RequestStatus,
  { open, past }: { readonly open: SeedPeriod; readonly past: SeedPeriod },
): SeedPeriod => (isPublished(history) || statuses[status].publishes !== null ? past : open)
