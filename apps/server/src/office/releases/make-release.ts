import { randomUUID } from 'node:crypto'
import type { makeRelease as call } from '@milgo/contracts/office/make-release'
import { findReleaseAppealDate } from '@milgo/domain/letter/appeal-date'
import { releasableStatuses } from '@milgo/domain/release/find-moved'
import type { ReleaseCallRefusal } from '@milgo/domain/release/move-release'
import { jerusalemDayAt } from '@milgo/domain/time/jerusalem-day'
import type { z } from 'zod'
import { letterTemplate } from '../../core/results/print-letter.ts'
import { AppError } from '../../errors.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { isUniqueViolation } from '../../platform/database/is-unique-violation.ts'
import type { Platform } from '../../platform/platform.ts'
import { drawForRelease } from './draw-for-release.ts'
import { messageVersionOf } from './message-version-of.ts'
import { findReleasePeriod, type ReleasePeriod } from './period-repository.ts'
import { addRelease, addReleaseAudit, type ReleaseRecord } from './repository.ts'
import { freezeRows } from './rows-repository.ts'

/** Creates a release of all requests with this result to publish, and starts its first dry run. */
export const makeRelease = async (
  platform: Platform,
  staffId: string,
  { period: code, result, planned_on: plannedOn }: z.output<typeof call.body>,
): Promise<z.input<typeof call.response>> => {
  const period = await findReleasePeriod(platform, { code })
  if (!period) throw new AppError('NOT_FOUND')
  if (plannedOn < jerusalemDayAt(period.now)) throw refused('DAY_PASSED')
  const appealUntil = printedDateOf({ result, plannedOn }, period)
  const id = randomUUID()
  const { now, rulesVersion } = period
  const freeze = async (tx: Queryable): Promise<number> => {
    await addRelease(tx, {
      id,
      periodId: period.id,
      result,
      state: 'DRAFT',
      plannedOn,
      appealUntil,
      templateVersion: letterTemplate,
      messageVersion: await messageVersionOf(tx, platform, result),
      rulesVersion,
      madeBy: staffId,
      madeAt: now,
      checkStartedAt: now,
    })
    await addReleaseAudit(tx, platform.clock, staffId, 'release-changed', { release: id, event: 'MAKE' })
    const frozen = await freezeRows(tx, {
      releaseId: id,
      periodId: period.id,
      result,
      statuses: releasableStatuses(result),
      rulesVersion,
    })
    if (frozen === 0) throw refused('NOTHING_TO_RELEASE')
    await drawForRelease(platform, tx, id)
    return frozen
  }
  try {
    return { id, rows: await platform.database.transaction(freeze) }
  } catch (error) {
    // Another call created a release at the same moment: its number is taken.
    throw isUniqueViolation(error) ? refused('WRONG_STATE') : error
  }
}

/** Returns the appeal date that the letters print; none after an appeal. */
export const printedDateOf = (
  { result, plannedOn }: Pick<ReleaseRecord, 'result' | 'plannedOn'>,
  period: ReleasePeriod,
): Date | null => {
  if (result === '2') return null
  const date = findReleaseAppealDate(plannedOn, period)
  if (date === undefined) throw refused('APPEALS_NOT_SET')
  return date
}

export const refused = (code: ReleaseCallRefusal): AppError =>
  new AppError('RELEASE_NOT_ALLOWED', { items: [{ code }] })
