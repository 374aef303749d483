import { type RevokeOutcome, revokeStepOf } from '@milgo/domain/institution-list/list-outcome'
import { changeRequest } from '../../core/requests/change-request.ts'
import { moveLoaded } from '../../core/requests/move-request-as.ts'
import type { Platform } from '../../platform/platform.ts'
import { markRow, type OpenRow } from './repository.ts'
import { RowAlreadyDone, skipIfRowDone } from './skip-if-row-done.ts'

/** Takes back one rejection, by the status table. A published rejection is only marked for a revision. */
export const revokeRow = async (
  platform: Platform,
  listId: string,
  staffId: string,
  reason: string,
  { row, requestId }: OpenRow,
): Promise<void> => {
  // The act is the beginning of the revocation. Whoever began it may be removed before its last row is done.
  const actor = { kind: 'staff', id: staffId, role: 'MANAGER', hasActed: true } as const
  await skipIfRowDone(async () => {
    const done = await changeRequest<{ outcome: RevokeOutcome; isMarked: boolean }>(
      platform,
      actor,
      requestId,
      async (loaded) => {
        const { request, now, period } = loaded
        const circumstances = { now, period, reason }
        const { outcome, event } = revokeStepOf(
          request.state,
          { role: actor.role, id: staffId },
          circumstances,
        )
        const move = event && (await moveLoaded(platform, loaded, actor, { event, reason }))
        if (move?.does !== 'change') return { does: 'answer', answer: { outcome, isMarked: false } }
        return {
          does: 'change',
          answer: { outcome, isMarked: true },
          change: {
            ...move.change,
            writes: async (tx) => {
              if (!(await markRow(tx, listId, row, 'revoked', outcome))) throw new RowAlreadyDone()
            },
          },
        }
      },
    )
    if (!done.isMarked)
      await platform.database.statement((db) => markRow(db, listId, row, 'revoked', done.outcome))
  })
}
