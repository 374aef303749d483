import { findTakeRefusal, type Worker, waitsFor } from '@milgo/domain/queue/assignment'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { findWorkRows, type WorkRow } from './repository.ts'
import { involvementOf, workOfRow } from './work-of-row.ts'

export type Takeable = Pick<WorkRow, 'requestId' | 'periodCode' | 'number' | 'name'>

/** Returns those of these requests that wait for a worker, and that the worker may take now. */
export const findTakeable = async (
  db: Queryable,
  clock: Platform['clock'],
  staff: Worker,
  requestIds: readonly string[],
): Promise<readonly Takeable[]> => {
  if (requestIds.length === 0) return []
  const rows = await findWorkRows(db, clock, requestIds, [staff.id])
  return rows.filter((row) => {
    const involvement = involvementOf(row, staff.id)
    return (
      waitsFor(staff, involvement) && !findTakeRefusal(workOfRow(row), staff, involvement, new Date(row.now))
    )
  })
}
