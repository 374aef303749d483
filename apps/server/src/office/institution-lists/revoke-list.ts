import { type RevokeOutcome, revokeStepOf } from '@milgo/domain/institution-list/list-outcome'
import { changeRequest } from '../../core/requests/change-request.ts'
import { moveLoaded } from '../../core/requests/move-request-as.ts'
import type { Platform } from '../../platform/platform.ts'
import { markRow, type OpenRow } from './repository.ts'
import { RowDone, whereOpen } from './row-done.ts'

/** Takes one rejection back, by the status table; a published one is only marked for a revision. */
export const revokeRow = async (
  platform: Platform,
  listId: string,
  staffId: string,
  reason: string,
  { row, requestId }: OpenRow,
): Promise<void> => {
  const actor = { kind: 'staff', id: staffId, role: 'MANAGER' } as const
  await whereOpen(async () => {
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
              if (!(await markRow(tx, listId, row, 'revoked', outcome))) throw new RowDone()
            },
          },
        }
      },
    )
    if (!done.isMarked)
      await platform.database.statement((db) => markRow(db, listId, row, 'revoked', done.outcome))
  })
}
