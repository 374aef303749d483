import { randomUUID } from 'node:crypto'
import type { makeRelease as call } from '@milgo/contracts/office/make-release'
import { findReleaseAppealDate } from '@milgo/domain/letter/appeal-date'
import { jerusalemDayAt } from '@milgo/domain/period/jerusalem-day'
import { releasableStatuses } from '@milgo/domain/release/find-moved'
import type { ReleaseCallRefusal } from '@milgo/domain/release/move-release'
import type { z } from 'zod'
import { letterTemplate } from '../../core/results/print-letter.ts'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { messageVersionOf } from './message-version-of.ts'
import { findReleasePeriod } from './period-repository.ts'
import { addRelease, addReleaseAudit } from './repository.ts'
import { freezeRows } from './rows-repository.ts'
import { drawForRelease } from './second-looks.ts'

/** Makes a release of everything that has this result to publish, and starts its first dry run. */
export const makeRelease = async (
  platform: Platform,
  staffId: string,
  { period: code, result, planned_on: plannedOn }: z.output<typeof call.body>,
): Promise<z.input<typeof call.response>> => {
  const period = await findReleasePeriod(platform, { code })
  if (!period) throw new AppError('NOT_FOUND')
  if (plannedOn < jerusalemDayAt(period.now))
    throw new AppError('INVALID_FIELDS', { items: [{ code: 'INVALID_DATE', field: 'planned_on' }] })
  const appealUntil = result === '1' ? findReleaseAppealDate(plannedOn, period) : null
  if (appealUntil === undefined) throw refused('APPEALS_NOT_SET')
  const id = randomUUID()
  const { now, rulesVersion } = period
  const rows = await platform.database.transaction(async (tx) => {
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
  })
  return { id, rows }
}

export const refused = (code: ReleaseCallRefusal): AppError =>
  new AppError('RELEASE_NOT_ALLOWED', { items: [{ code }] })
