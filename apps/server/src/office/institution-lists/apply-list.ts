import { isApplied, type ListOutcome, listOutcomeOf } from '@milgo/domain/institution-list/list-outcome'
import { changeRequest } from '../../core/requests/change-request.ts'
import { moveLoaded } from '../../core/requests/move-request-as.ts'
import type { Platform } from '../../platform/platform.ts'
import { hasConflict, type ListRecord, markRow, type OpenRow } from './repository.ts'
import { RowDone, whereOpen } from './row-done.ts'

/**
 * Applies one row: the request is rejected, or remembers a rejection that waits, in one transaction with the mark of the
 * row. What has changed since the file was checked is decided anew.
 */
export const applyRow = async (
  platform: Platform,
  { id: listId, institutionId }: Pick<ListRecord, 'id' | 'institutionId'>,
  staffId: string,
  { row, requestId, reason }: OpenRow,
): Promise<void> => {
  const actor = { kind: 'staff', id: staffId, role: 'INSTITUTION_LIST' } as const
  const isKnown = await hasConflict(platform, staffId, requestId)
  await whereOpen(async () => {
    const outcome = await changeRequest<ListOutcome>(platform, actor, requestId, async (loaded) => {
      const { request, institution, now, period } = loaded
      const named = { state: request.state, institutionId: institution.id, hasConflict: isKnown }
      const planned = listOutcomeOf(named, institutionId, { role: actor.role, id: staffId }, { now, period })
      if (!isApplied(planned)) return { does: 'answer', answer: planned }
      const move = await moveLoaded(platform, loaded, actor, { event: 'INSTITUTION_REJECTS', reason })
      if (move.does !== 'change') return { does: 'answer', answer: 'WRONG_STATUS' }
      return {
        does: 'change',
        answer: planned,
        change: {
          ...move.change,
          writes: async (tx) => {
            if (!(await markRow(tx, listId, row, 'applied', planned))) throw new RowDone()
          },
        },
      }
    })
    if (!isApplied(outcome))
      await platform.database.statement((db) => markRow(db, listId, row, 'applied', outcome))
  })
}
