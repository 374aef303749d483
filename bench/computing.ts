import { computeRunning } from '../apps/server/src/core/results/compute-running.ts'
import { startComputeRun } from '../apps/server/src/core/results/start-compute-run.ts'
import type { Platform } from '../apps/server/src/platform/platform.ts'
import type { Measurement } from './measurement.ts'
import { memoryInUse, secondsOf, withSeededPlatform } from './seeded-platform.ts'

const seeded = 2_000
const manager = '00000000-0000-4000-8000-000000000001'

/**
 * Measures computing all waiting requests, and then all of them again, in requests a minute, which must be at least
 * 5,000. The floor is copying the rows of the scores in batches of the same length. Memory must not grow with the
 * requests.
 */
export const benchComputing = (): Promise<readonly Measurement[]> =>
  withSeededPlatform({ requests: seeded, statuses: ['WAITING_TO_BE_COMPUTED'] }, measure)

const measure = async (platform: Platform): Promise<readonly Measurement[]> => {
  const { pool } = platform.database
  const { rows: periods } = await pool.query<{ id: number }>(
    "select period_id as id from requests where status = 'WAITING_TO_BE_COMPUTED' group by 1 order by count(*) desc limit 1",
  )
  const periodId = periods[0]?.id ?? 0
  const compute = async (isAgain: boolean): Promise<{ done: number; seconds: number }> => {
    await startComputeRun(platform, { periodId, startedBy: manager, isAgain })
    const seconds = await secondsOf(() => computeRunning(platform, new AbortController().signal))
    const { rows } = await pool.query<{ done: number; failed: number; state: string }>(
      'select done, failed, state from compute_runs order by started_at desc limit 1',
    )
    const { done = 0, failed = 0, state } = rows[0] ?? {}
    if (state !== 'DONE' || failed > 0) throw new Error(`${failed} requests were not computed (${state})`)
    return { done, seconds }
  }
  const first = await compute(false)
  const before = memoryInUse()
  const again = await compute(true)
  const grown = memoryInUse() - before
  const copying = await secondsOf(() => copyScores(platform))
  const aMinute = ({ done, seconds }: { done: number; seconds: number }): number => (done / seconds) * 60
  const floor = aMinute({ done: first.done, seconds: copying })
  const aim = { atLeast: 5_000 }
  return [
    { name: `scores of ${first.done} requests computed`, value: aMinute(first), floor, unit: '/min', aim },
    { name: `scores of ${again.done} computed again`, value: aMinute(again), floor, unit: '/min', aim },
    { name: 'memory that a computation leaves in use', value: grown, unit: 'MB', aim: { atMost: 100 } },
  ]
}

/** Writes as many rows in as many transactions, without reading, decrypting or computing anything. */
const copyScores = async ({ database: { pool } }: Platform): Promise<void> => {
  for (let after = ''; ; ) {
    const { rows } = await pool.query<{ id: string }>(
      `insert into scores (request_id, version, result, snapshot_number, figures_version, rules_version, inputs, components,
         total, award, computed_at)
       select request_id, 1000, result, snapshot_number, figures_version, rules_version, inputs, components, total, award,
         computed_at
       from scores where version = 1 and request_id::text > $1 order by request_id::text limit 200
       returning request_id::text as id`,
      [after],
    )
    const last = rows
      .map(({ id }) => id)
      .toSorted()
      .at(-1)
    if (last === undefined) return
    after = last
  }
}
