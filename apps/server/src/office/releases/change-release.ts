import type { changeRelease as call } from '@milgo/contracts/office/change-release'
import { releasableStatuses } from '@milgo/domain/release/find-moved'
import { moveRelease } from '@milgo/domain/release/move-release'
import { isReleaseOver, type ReleaseEvent, type ReleaseState } from '@milgo/domain/release/release-state'
import type { z } from 'zod'
import { letterTemplate } from '../../core/results/print-letter.ts'
import { withdrawWaitingLooks } from '../../core/second-looks/draw-second-looks.ts'
import { AppError } from '../../errors.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { drawForRelease } from './draw-for-release.ts'
import { printedDateOf, refused } from './make-release.ts'
import { messageVersionOf } from './message-version-of.ts'
import type { ReleasePeriod } from './period-repository.ts'
import { getRelease, momentOf, releaseOf } from './release-moment.ts'
import { addReleaseAudit, lockRelease, type ReleaseRecord, changeRelease as write } from './repository.ts'
import { countRows, forgetFailures, freezeRows, leaveOut } from './rows-repository.ts'

/** Moves a release by one event of its table, for a manager. */
export const changeRelease = async (
  platform: Platform,
  staffId: string,
  id: string,
  { event, schedule_for: scheduleFor, version }: z.output<typeof call.body>,
): Promise<z.input<typeof call.response>> => {
  const state = await moveStoredRelease(platform, id, event, {
    staffId,
    version,
    ...(scheduleFor === undefined ? {} : { scheduleFor: new Date(scheduleFor) }),
  })
  return { id, state }
}

type By = {
  readonly staffId: string | null
  readonly version?: number | undefined
  readonly scheduleFor?: Date
}

/** Moves a release in one transaction, which waits for letters that are being sent. 409 if its table refuses. */
export const moveStoredRelease = async (
  platform: Platform,
  id: string,
  event: ReleaseEvent,
  { staffId, version, scheduleFor }: By,
): Promise<ReleaseState> => {
  const { period } = await getRelease(platform, id)
  return platform.database.transaction(async (tx) => {
    const record = await lockRelease(tx, id)
    if (!record) throw new AppError('NOT_FOUND')
    if (version !== undefined && version !== record.version) throw new AppError('RELEASE_CHANGED')
    return moveLockedRelease(platform, tx, record, period, event, {
      staffId,
      ...(scheduleFor === undefined ? {} : { scheduleFor }),
    })
  })
}

/** Moves a release that the transaction has locked. */
export const moveLockedRelease = async (
  platform: Platform,
  tx: Queryable,
  record: ReleaseRecord,
  period: ReleasePeriod,
  event: ReleaseEvent,
  { staffId, scheduleFor }: Omit<By, 'version'>,
): Promise<ReleaseState> => {
  const { id } = record
  const moment = await momentOf(tx, record, period, await countRows(tx, id), staffId)
  const outcome = moveRelease(releaseOf(record), event, {
    ...moment,
    ...(scheduleFor === undefined ? {} : { scheduleFor }),
  })
  if (!outcome.isAllowed) throw refused(outcome.refusal)
  await write(tx, id, {
    state: outcome.state,
    ...columnsOf(event, period.now, staffId, scheduleFor),
    ...(event === 'START_CHECK' && {
      appealUntil: printedDateOf(record, period),
      templateVersion: letterTemplate,
      messageVersion: await messageVersionOf(tx, platform, record.result),
    }),
    ...(isReleaseOver(outcome.state) ? { endedAt: period.now } : {}),
  })
  await doWithRows(platform, tx, record, period, event)
  await addReleaseAudit(tx, platform.clock, staffId, 'release-changed', { release: id, event })
  return outcome.state
}

const columnsOf = (
  event: ReleaseEvent,
  now: Date,
  staffId: string | null,
  scheduleFor: Date | undefined,
): Partial<ReleaseRecord> => {
  switch (event) {
    case 'START_CHECK':
      return {
        checkStartedAt: now,
        approvedBy: null,
        approvedAt: null,
        ...(staffId !== null && { madeBy: staffId, madeAt: now }),
      }
    case 'APPROVE':
      return { approvedBy: staffId, approvedAt: now }
    case 'SCHEDULE':
      return { scheduledFor: scheduleFor ?? null }
    case 'UNSCHEDULE':
      return { scheduledFor: null }
    case 'START':
      return { startedAt: now }
    case 'STOP':
      return { checkStartedAt: null }
    default:
      return {}
  }
}

/**
 * Changes the rows of a release with its event. A dry run freezes all values again. Rows of a stopped release are left
 * out, and may be in another release. A resumed release tries failed letters again, because the manager has removed the
 * cause.
 */
const doWithRows = async (
  platform: Platform,
  tx: Queryable,
  { id, periodId, result }: ReleaseRecord,
  { rulesVersion }: ReleasePeriod,
  event: ReleaseEvent,
): Promise<void> => {
  if (event === 'STOP') {
    await leaveOut(tx, platform.clock, id, 'STOPPED')
    await withdrawWaitingLooks(tx, id)
  }
  if (event === 'RESUME') await forgetFailures(tx, id)
  if (event === 'START_CHECK') {
    await write(tx, id, { rulesVersion })
    await freezeRows(tx, {
      releaseId: id,
      periodId,
      result,
      statuses: releasableStatuses(result),
      rulesVersion,
    })
    await drawForRelease(platform, tx, id)
  }
}
