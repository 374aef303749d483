import type { WorkResult } from '@milgo/contracts/office/change-work'
import type { undoWork as call } from '@milgo/contracts/office/undo-work'
import { findAssigneeRefusal } from '@milgo/domain/queue/assignment'
import { undoMinutes } from '@milgo/domain/queue/undo'
import type { z } from 'zod'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { resultOf } from './change-work.ts'
import {
  addAudits,
  type ChangedRow,
  findWorkRows,
  lockStaff,
  lockWork,
  type StaffRow,
  undoWorkChange,
  type WorkRow,
  writeWorks,
} from './repository.ts'
import { involvementOf } from './work-of-row.ts'

/** Undoes the caller's own change: each request becomes what it was, except those that were changed since. */
export const undoWork = (
  { database, clock }: Platform,
  staffId: string,
  changeId: string,
): Promise<z.input<typeof call.response>> =>
  database.transaction(async (tx) => {
    const changed = await undoWorkChange(tx, clock, changeId, staffId, undoMinutes)
    if (changed.length === 0) throw new AppError('NOT_FOUND')
    const assignees = await lockStaff(
      tx,
      changed.flatMap(({ before }) => before.assigneeId ?? []),
    )
    const ids = changed.map(({ requestId }) => requestId)
    await lockWork(tx, ids)
    const found = await findWorkRows(tx, clock, ids, [staffId, ...assignees.map(({ id }) => id)], {
      changedBy: staffId,
    })
    const rows = new Map(found.filter(({ isErased }) => !isErased).map((row) => [row.requestId, row]))
    const outcomes = new Map(
      changed.map((one) => [one, outcomeOf(one, rows.get(one.requestId), staffId, assignees)]),
    )
    const undone = changed.filter((one) => outcomes.get(one) === 'done')
    await writeWorks(
      tx,
      undone.map(({ requestId, before }) => ({ ...before, requestId })),
    )
    await addAudits(
      tx,
      clock,
      'request-work-changed',
      staffId,
      undone.flatMap(({ requestId }) => rows.get(requestId) ?? []),
      { change: 'undo' },
    )
    return {
      results: changed.map((one) =>
        resultOf(one.requestId, rows.get(one.requestId), outcomes.get(one) ?? 'NOT_FOUND'),
      ),
    }
  })

/**
 * Returns the outcome for one row. The earlier assignee gets the request back only if it could be assigned to them now:
 * they may have been removed, or know the student.
 */
const outcomeOf = (
  { before, versionAfter }: ChangedRow,
  row: WorkRow | undefined,
  staffId: string,
  assignees: readonly StaffRow[],
): WorkResult['outcome'] => {
  if (!row) return 'NOT_FOUND'
  if (row.version !== versionAfter) return 'CHANGED_MEANWHILE'
  if (involvementOf(row, staffId).hasConflict) return 'CONFLICT_OF_INTEREST'
  if (before.assigneeId === null || before.assigneeId === row.assigneeId) return 'done'
  const assignee = assignees.find(({ id }) => id === before.assigneeId)
  return assignee
    ? (findAssigneeRefusal(assignee, involvementOf(row, assignee.id)) ?? 'done')
    : 'NOT_A_WORKER'
}
