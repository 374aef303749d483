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

/** While one row waits for the database, others are processed. More would use the connections that calls need. */
const rowsAtOnce = 3

/**
 * Works on every release that has something to do: dry runs, starts that are due, letters. Each gets one slice in turn,
 * so that a long one does not hold up the others. Any number of processes may do so: each release is leased by one of
 * them, and work that a killed process had begun is either complete or not begun.
 */
export const runReleases = async (platform: Platform, options: Options = {}): Promise<void> => {
  for (let hasMore = true; hasMore; ) {
    hasMore = false
    for (const { id } of await findReleasesToWorkOn(platform)) {
      if (options.isStopping?.()) return
      if (await tryWorkingOn(platform, id, options)) hasMore = true
    }
  }
}

const tryWorkingOn = async (platform: Platform, id: string, options: Options): Promise<boolean> => {
  try {
    return await workOn(platform, id, options)
  } catch (error) {
    if (error instanceof RunEnded || isConnectionLoss(error)) throw error
    // The lease still blocks this release for a while; the other releases continue.
    platform.logger.warn({ err: error, releaseId: id }, 'a release cannot go on')
    return false
  }
}

/** Does one slice of a release's work, unless another process does. Returns whether there is more to do now. */
const workOn = async (
  platform: Platform,
  id: string,
  { onStep = () => {}, atOnce = rowsAtOnce }: Options,
): Promise<boolean> => {
  const holder = randomUUID()
  const leased = await leaseRelease(platform, id, holder)
  if (!leased) return false
  const outcome = await workOnce(platform, leased, { onStep, atOnce })
  // After a refused start the lease stays until it ends, so that the start is not tried again at once.
  if (outcome !== 'refused') await endLease(platform, id, holder)
  return outcome === 'more'
}

type Outcome = 'more' | 'nothing' | 'refused'

const workOnce = async (
  platform: Platform,
  release: ReleaseRecord,
  sending: Parameters<typeof sendRows>[3],
): Promise<Outcome> => {
  const period = await findReleasePeriod(platform, { id: release.periodId })
  if (!period) return 'nothing'
  if (release.checkStartedAt === null && release.state === 'SCHEDULED')
    return startIfDue(platform, release.id)
  const hasMore =
    release.checkStartedAt === null
      ? release.state === 'RUNNING' && (await sendRows(platform, release, period, sending))
      : await checkRows(platform, release, period)
  return hasMore ? 'more' : 'nothing'
}

/** Starts a release that is due. A release whose printed appeal date is too near is not started: its page says so. */
const startIfDue = async (platform: Platform, id: string): Promise<Outcome> => {
  try {
    await moveStoredRelease(platform, id, 'START', { staffId: null })
    return 'more'
  } catch (error) {
    if (error instanceof AppError && error.code === 'RELEASE_NOT_ALLOWED') return 'refused'
    throw error
  }
}
