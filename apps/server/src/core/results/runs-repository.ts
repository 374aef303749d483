import { and, asc, count, eq, gt, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { computeFailures, computeRuns } from '../../store/computing-schema.ts'
import { requests } from '../../store/requests-schema.ts'
import { isUnpublishedIn, type UnpublishedIn } from '../../store/unpublished-in.ts'

type Clock = Platform['clock']

export type ComputeRunRow = typeof computeRuns.$inferSelect

/**
 * Returns the run and locks it until the transaction ends; undefined if the run is over or another process has locked
 * it.
 */
export const lockRun = async (tx: Queryable, runId: string): Promise<ComputeRunRow | undefined> => {
  const [run] = await tx
    .select()
    .from(computeRuns)
    .where(sql`${computeRuns.id} = ${runId}::uuid and ${computeRuns.state} = 'RUNNING'`)
    .for('update', { skipLocked: true })
  return run
}

/** Starts a run. Returns false, and starts nothing, if a run of the period is not over yet. */
export const startRun = async (
  tx: Queryable,
  clock: Clock,
  run: Pick<ComputeRunRow, 'id' | 'periodId' | 'startedBy' | 'isAgain'>,
  statuses: readonly UnpublishedIn[],
): Promise<boolean> => {
  const total = await countComputable(tx, run.periodId, statuses)
  const rows = await tx
    .insert(computeRuns)
    .values({ ...run, startedAt: clock.now(), state: 'RUNNING', total })
    .onConflictDoNothing()
    .returning({ id: computeRuns.id })
  if (rows.length === 0) return false
  await tx.execute(
    auditEntry(
      { action: 'results-computed', staffId: run.startedBy, details: { run: run.id, total: String(total) } },
      clock,
    ),
  )
  return true
}

/** Returns the runs that are not over, the oldest first. */
export const findRunning = async ({ database }: Pick<Platform, 'database'>): Promise<readonly string[]> => {
  const rows = await database.read((db) =>
    db
      .select({ id: computeRuns.id })
      .from(computeRuns)
      .where(eq(computeRuns.state, 'RUNNING'))
      .orderBy(asc(computeRuns.startedAt)),
  )
  return rows.map(({ id }) => id)
}

/** Returns the next requests of a period after the given id, by their ids. */
export const findComputable = async (
  tx: Queryable,
  periodId: number,
  statuses: readonly UnpublishedIn[],
  after: string | null,
  most: number,
): Promise<readonly string[]> => {
  const rows = await tx
    .select({ id: requests.id })
    .from(requests)
    .where(
      and(
        eq(requests.periodId, periodId),
        isUnpublishedIn(statuses),
        after === null ? undefined : gt(requests.id, after),
      ),
    )
    .orderBy(asc(requests.id))
    .limit(most)
  return rows.map(({ id }) => id)
}

const countComputable = async (
  tx: Queryable,
  periodId: number,
  statuses: readonly UnpublishedIn[],
): Promise<number> => {
  const [row] = await tx
    .select({ count: count() })
    .from(requests)
    .where(and(eq(requests.periodId, periodId), isUnpublishedIn(statuses)))
  return row?.count ?? 0
}

export type ComputeFailure = { readonly requestId: string; readonly code: string }

/** Writes the progress of the run after a batch. */
export const advanceRun = async (
  tx: Queryable,
  runId: string,
  {
    done,
    failures,
    lastRequestId,
  }: {
    readonly done: number
    readonly failures: readonly ComputeFailure[]
    readonly lastRequestId: string
  },
): Promise<void> => {
  if (failures.length > 0)
    await tx
      .insert(computeFailures)
      .values(failures.map((failure) => ({ runId, ...failure })))
      .onConflictDoNothing()
  await tx
    .update(computeRuns)
    .set({
      done: sql`${computeRuns.done} + ${done}`,
      failed: sql`${computeRuns.failed} + ${failures.length}`,
      lastRequestId,
    })
    .where(eq(computeRuns.id, runId))
}

export const finishRun = async (tx: Queryable, clock: Clock, runId: string): Promise<void> => {
  await tx
    .update(computeRuns)
    .set({ state: 'DONE', finishedAt: clock.now() })
    .where(eq(computeRuns.id, runId))
}
