import { sql } from 'drizzle-orm'
import { computeRunning } from '../../src/core/results/compute-running.ts'
import { startComputeRun } from '../../src/core/results/start-compute-run.ts'
import type { Platform } from '../../src/platform/platform.ts'

/** Computes the waiting requests in the period of a request, like a manager's run and its job. */
export const computeResults = async (
  platform: Platform,
  requestId: string,
  { isAgain = false }: { readonly isAgain?: boolean } = {},
): Promise<void> => {
  const { rows } = await platform.database.read((db) =>
    db.execute<{ period: number }>(
      sql`select period_id as period from requests where id = ${requestId}::uuid`,
    ),
  )
  const periodId = rows[0]?.period
  if (periodId === undefined) throw new Error(`there is no request ${requestId}`)
  await startComputeRun(platform, { periodId, startedBy: requestId, isAgain })
  await computeRunning(platform, new AbortController().signal)
}
