import { randomUUID } from 'node:crypto'
import { AppError } from '../../errors.ts'
import { isConnectionLoss } from '../../platform/database/connection-loss.ts'
import type { Platform } from '../../platform/platform.ts'
import { moveStoredRelease } from './change-release.ts'
import { checkRows } from './check-rows.ts'
import { endLease, findReleasesToWorkOn, leaseRelease } from './lease-repository.ts'
import { findReleasePeriod } from './period-repository.ts'
import type { OnStep } from './publish-row.ts'
import type { ReleaseRecord } from './repository.ts'
import { RunEnded, sendRows } from './send-rows.ts'

type Options = {
  readonly onStep?: OnStep
  readonly isStopping?: () => boolean
  readonly atOnce?: number
}

/** While one row waits for the database, others are decided on; more would take the connections of whoever calls. */
const rowsAtOnce = 3

/**
 * Works on every release that has something to do: dry runs, starts that are due, letters. Any number of processes may do so:
 * each release is leased by one of them, and whatever a process that was killed has begun is either done or not begun.
 */
export const runReleases = async (platform: Platform, options: Options = {}): Promise<void> => {
  for (const { id } of await findReleasesToWorkOn(platform))
    try {
      await workOn(platform, id, options)
    } catch (error) {
      if (error instanceof RunEnded || isConnectionLoss(error)) throw error
      // Its lease keeps everybody off it for a while; other releases go on.
      platform.logger.warn({ err: error, releaseId: id }, 'a release cannot go on')
    }
}

const workOn = async (
  platform: Platform,
  id: string,
  { onStep = () => {}, isStopping = () => false, atOnce = rowsAtOnce }: Options,
): Promise<void> => {
  const holder = randomUUID()
  let leased = await leaseRelease(platform, id, holder)
  if (!leased) return
  while (leased && !isStopping()) {
    if (!(await workOnce(platform, leased, { onStep, atOnce }))) break
    leased = await leaseRelease(platform, id, holder)
  }
  await endLease(platform, id, holder)
}

/** One slice of work. True while there is more to do now. */
const workOnce = async (
  platform: Platform,
  release: ReleaseRecord,
  sending: Parameters<typeof sendRows>[3],
): Promise<boolean> => {
  const period = await findReleasePeriod(platform, { id: release.periodId })
  if (!period) return false
  if (release.checkStartedAt !== null) return checkRows(platform, release, period)
  if (release.state === 'SCHEDULED') return startIfDue(platform, release.id)
  return release.state === 'RUNNING' && sendRows(platform, release, period, sending)
}

/** A release whose printed date has come too near is not started: its page says so. */
const startIfDue = async (platform: Platform, id: string): Promise<boolean> => {
  try {
    await moveStoredRelease(platform, id, 'START', { staffId: null })
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'RELEASE_NOT_ALLOWED') return false
    throw error
  }
}
