import type { RequestStatus } from '@milgo/domain/status/request-status'
import { statuses } from '@milgo/domain/status/statuses'
import type { Cast } from '@milgo/testing/live-request'
import { type History, isPublished } from '@milgo/testing/request-histories'
import type { Platform } from '../platform/platform.ts'
import { type BuiltRequest, buildRequest, type SeedRows } from './build-request.ts'
import { loadDictionaries } from './dictionaries.ts'
import { type DocumentPool, makeDocumentPool } from './document-pool.ts'
import { createSeedBatches, findLastBatchNumbers, splitFinance } from './seed-batches.ts'
import type { RequestPlan, SeedGround, SeedPeriod } from './seed-ground.ts'
import { seedPeriods } from './seed-periods.ts'
import { writeRows } from './write-rows.ts'

export type WorldPlatform = Pick<Platform, 'database' | 'vault' | 'config' | 'pdf' | 'store' | 'spool'>

export type WorldGround = {
  readonly passwordHash: string
  readonly cast: Cast
  readonly now: Date
}

export type World = {
  readonly ground: SeedGround
  readonly past: SeedPeriod
  readonly pool: DocumentPool
  /** A student with a request that came to this status, not yet written. */
  readonly build: (status: RequestStatus, plan: Omit<RequestPlan, 'period'>) => BuiltRequest
  readonly write: (rows: readonly SeedRows[]) => Promise<void>
  /** Ends the payment batches, of which every order is written by now. */
  readonly close: () => Promise<void>
}

/** Two periods, staff and documents, into which students with their requests are built. */
export const openWorld = async (platform: WorldPlatform, ground: WorldGround): Promise<World> => {
  const { database, vault } = platform
  const periods = await database.transaction((tx) => seedPeriods(tx, ground.now))
  const dictionaries = await database.read(loadDictionaries)
  const batches = createSeedBatches(ground.cast, await findLastBatchNumbers(platform))
  // Statuses follow results in the name of whoever entered them.
  const cast = { ...ground.cast, finance: [splitFinance(ground.cast).uploader] }
  const whole: SeedGround = { ...ground, cast, vault, dictionaries, batches }
  const pool = await makeDocumentPool(platform)
  return {
    ground: whole,
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

/** What is published belongs to the past period; so does what only its results can bring about. */
const periodFor = (
  history: History,
  status: RequestStatus,
  { open, past }: { readonly open: SeedPeriod; readonly past: SeedPeriod },
): SeedPeriod => (isPublished(history) || statuses[status].publishes !== null ? past : open)
