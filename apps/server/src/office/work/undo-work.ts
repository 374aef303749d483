import type { undoWork as call } from '@milgo/contracts/office/undo-work'
import { undoMinutes } from '@milgo/domain/queue/undo'
import type { z } from 'zod'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { resultOf } from './change-work.ts'
import {
  addAudits,
  type ChangedRow,
  findWorkRows,
  lockWork,
  undoWorkChange,
  writeWorks,
} from './repository.ts'

/** Undoes one's own change: each request becomes what it was, except those that somebody has changed since. */
export const undoWork = (
  { database, clock }: Platform,
  staffId: string,
  changeId: string,
): Promise<z.input<typeof call.response>> =>
  database.transaction(async (tx) => {
    const changed = await undoWorkChange(tx, clock, changeId, staffId, undoMinutes)
    if (changed.length === 0) throw new AppError('NOT_FOUND')
    const ids = changed.map(({ requestId }) => requestId)
    await lockWork(tx, ids)
    const rows = new Map((await findWorkRows(tx, clock, ids, [])).map((row) => [row.requestId, row]))
    const isAsLeft = ({ requestId, versionAfter }: ChangedRow) =>
      rows.get(requestId)?.version === versionAfter
    const undone = changed.filter(isAsLeft)
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
      results: changed.map((one) => {
        const row = rows.get(one.requestId)
        return resultOf(
          one.requestId,
          row,
          row ? (isAsLeft(one) ? 'done' : 'CHANGED_MEANWHILE') : 'NOT_FOUND',
        )
      }),
    }
  })
