import { isApplied, type ListOutcome, listOutcomeOf } from '@milgo/domain/institution-list/list-outcome'
import { changeRequest } from '../../core/requests/change-request.ts'
import { moveLoaded } from '../../core/requests/move-request-as.ts'
import type { Platform } from '../../platform/platform.ts'
import { knowsStudent, type ListRecord, markRow, type OpenRow } from './repository.ts'
import { RowAlreadyDone, skipIfRowDone } from './skip-if-row-done.ts'

/**
 * Applies one row: the request is rejected, or stores a rejection for later. The row is marked in the same transaction.
 * The row is judged again, because the request may have changed since the file was checked.
 */
export const applyRow = async (
  platform: Platform,
  { id: listId, institutionId }: Pick<ListRecord, 'id' | 'institutionId'>,
  staffId: string,
  { row, requestId, reason }: OpenRow,
): Promise<void> => {
  // The act is the beginning of the list. Whoever began it may be removed before its last row is done.
  const actor = { kind: 'staff', id: staffId, role: 'INSTITUTION_LIST', hasActed: true } as const
  const isKnown = await knowsStudent(platform, staffId, requestId)
  await skipIfRowDone(async () => {
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
            if (!(await markRow(tx, listId, row, 'applied', planned))) throw new RowAlreadyDone()
          },
        },
      }
    })
    if (!isApplied(outcome))
      await platform.database.statement((db) => markRow(db, listId, row, 'applied', outcome))
  })
}
