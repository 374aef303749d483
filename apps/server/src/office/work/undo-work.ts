import type { undoWork as call } from '@milgo/contracts/office/undo-work'
import { undoMinutes } from '@milgo/domain/queue/undo'
import type { z } from 'zod'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { resultOf } from './change-work.ts'
import { addAudit, findWorkRows, lockWork, undoWorkChange, writeWork } from './repository.ts'

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
    const results = []
    for (const { requestId, before, versionAfter } of changed) {
      const row = rows.get(requestId)
      const isAsLeft = row?.version === versionAfter
      if (row && isAsLeft) {
        await writeWork(tx, requestId, before)
        await addAudit(tx, clock, 'request-work-changed', staffId, row, { change: 'undo' })
      }
      results.push(resultOf(requestId, row, row ? (isAsLeft ? 'done' : 'CHANGED_MEANWHILE') : 'NOT_FOUND'))
    }
    return { results }
  })
