import type { Release, ReleaseMoment } from '@milgo/domain/release/move-release'
import { areSecondLooksDone } from '../../core/second-looks/are-second-looks-done.ts'
import { AppError } from '../../errors.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { findReleasePeriod, type ReleasePeriod } from './period-repository.ts'
import { findRelease, type ReleaseRecord } from './repository.ts'
import type { RowCounts } from './rows-repository.ts'

/** Returns the release as the table of releases needs it. */
export const releaseOf = ({
  state,
  madeBy,
  approvedBy,
  plannedOn,
  appealUntil,
  scheduledFor,
  checkStartedAt,
}: ReleaseRecord): Release => ({
  state,
  madeBy,
  approvedBy,
  plannedOn,
  appealUntil,
  scheduledFor,
  isChecking: checkStartedAt !== null,
})

export const momentOf = async (
  db: Queryable,
  record: Pick<ReleaseRecord, 'id'>,
  { now, appealsFrom, appealDays }: ReleasePeriod,
  { rows, faulty, waiting }: RowCounts,
  staffId: string | null,
): Promise<ReleaseMoment> => ({
  now,
  staffId,
  appealsFrom,
  appealDays,
  rows,
  faultyRows: faulty,
  waitingRows: waiting,
  areSecondLooksDone: await areSecondLooksDone(db, record.id),
})

/** Returns a release and its period; 404 if there is none. */
export const getRelease = async (
  platform: Platform,
  id: string,
): Promise<{ readonly release: ReleaseRecord; readonly period: ReleasePeriod }> => {
  const release = await findRelease(platform, id)
  const period = release && (await findReleasePeriod(platform, { id: release.periodId }))
  if (!release || !period) throw new AppError('NOT_FOUND')
  return { release, period }
}
