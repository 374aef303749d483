import type { LeftOutReason } from '@milgo/domain/release/find-moved'
import { mustPause } from '@milgo/domain/release/move-release'
import { nextSlice } from '@milgo/domain/release/next-slice'
import { mostFailing, nextTry } from '@milgo/domain/release/next-try'
import { AppError } from '../../errors.ts'
import { isConnectionLoss } from '../../platform/database/connection-loss.ts'
import type { Platform } from '../../platform/platform.ts'
import { runConcurrently } from '../../platform/run-concurrently.ts'
import { moveStoredRelease } from './change-release.ts'
import { renewAfterMs } from './lease-repository.ts'
import type { ReleasePeriod } from './period-repository.ts'
import { type OnStep, publishRow, TurnOver } from './publish-row.ts'
import { changeRelease, type ReleaseRecord } from './repository.ts'
import { countRows, findWaitingRows, leaveOut, type ReleaseRow, writeFailure } from './rows-repository.ts'

const slice = 20

type SendOptions = {
  readonly onStep: OnStep
  /** How many rows are sent at once, each in a transaction of its own. */
  readonly atOnce: number
}

/** Thrown when the process ends in the middle of a row. It is not counted as a failure of the row. */
export class RunEnded extends Error {}

/** Sends the next letters of a running release. Returns whether there is more to do now. */
export const sendRows = async (
  platform: Platform,
  release: ReleaseRecord,
  period: ReleasePeriod,
  { onStep, atOnce }: SendOptions,
): Promise<boolean> => {
  const { id, continuesAt } = release
  const counts = await platform.database.read((db) => countRows(db, id))
  if (mustPause(release, period.now, period) || counts.failing >= mostFailing) {
    await moveStoredRelease(platform, id, 'PAUSE', { staffId: null })
    return false
  }
  const { sent, waiting } = counts
  const next = nextSlice({ sent, waiting, continuesAt }, period.now, slice)
  switch (next.does) {
    case 'finish':
      await moveStoredRelease(platform, id, 'FINISH', { staffId: null })
      return false
    case 'hold':
      await platform.database.transaction((tx) => changeRelease(tx, id, { continuesAt: next.until }))
      return false
    case 'wait':
      return false
    case 'send':
      return sendSlice(platform, release, period, next.count, { onStep, atOnce })
  }
}

const sendSlice = async (
  platform: Platform,
  release: ReleaseRecord,
  period: ReleasePeriod,
  count: number,
  { onStep, atOnce }: SendOptions,
): Promise<boolean> => {
  const rows = await findWaitingRows(platform, release.id, count)
  const isOld = AbortSignal.timeout(renewAfterMs)
  let isTurnOver = false
  await runConcurrently(rows, atOnce, async (row) => {
    if (!(await sendRow(platform, release, period, row, onStep))) isTurnOver = true
    return !isTurnOver && !isOld.aborted
  })
  // No rows are found if all that are left have failed and may not be tried again yet.
  return !isTurnOver && rows.length > 0
}

/**
 * Sends one row. Returns false if the release was paused or stopped meanwhile. A failure is stored with the row, and
 * the run continues.
 */
const sendRow = async (
  platform: Platform,
  release: ReleaseRecord,
  period: ReleasePeriod,
  row: ReleaseRow,
  onStep: OnStep,
): Promise<boolean> => {
  const { requestId } = row
  onStep('found', requestId)
  try {
    const reason = await publishRow(platform, release, row, onStep)
    if (reason === undefined) onStep('committed', requestId)
    else await leaveOutRow(platform, release, row, reason, onStep)
    return true
  } catch (error) {
    if (error instanceof TurnOver) return false
    if (error instanceof RunEnded || isConnectionLoss(error)) throw error
    await writeDownFailure(platform, release, period, row, error, onStep)
    return true
  }
}

const leaveOutRow = async (
  { database, clock }: Platform,
  { id }: ReleaseRecord,
  { requestId }: ReleaseRow,
  reason: LeftOutReason,
  onStep: OnStep,
): Promise<void> => {
  await database.repeatable((db) => leaveOut(db, clock, id, reason, requestId))
  onStep('left-out', requestId)
}

const writeDownFailure = async (
  platform: Platform,
  release: ReleaseRecord,
  { now }: ReleasePeriod,
  row: ReleaseRow,
  error: unknown,
  onStep: OnStep,
): Promise<void> => {
  const { requestId } = row
  const failures = row.failures + 1
  const retryAt = nextTry(failures, now)
  platform.logger.warn({ err: error, requestId, releaseId: release.id, failures }, 'a letter cannot be sent')
  await platform.database.statement((db) =>
    writeFailure(db, release.id, requestId, failureCodeOf(error), retryAt ?? null),
  )
  if (retryAt === undefined) await leaveOutRow(platform, release, row, 'FAILED', onStep)
}

/** Returns the code of a failure that a manager may read. It is never a text, because a text could name a person. */
const failureCodeOf = (error: unknown): string => {
  if (error instanceof AppError) return error.code
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code
  return cause instanceof Error ? cause.name : 'UNKNOWN'
}
