import type { settleSecondLook as call } from '@milgo/contracts/office/settle-second-look'
import { cleanLines } from '@milgo/domain/answers/clean-text'
import { maySettle } from '@milgo/domain/second-look/agreement'
import type { z } from 'zod'
import { changeRequest } from '../../core/requests/change-request.ts'
import { getCase } from '../../core/requests/get-case.ts'
import { moveLoaded } from '../../core/requests/move-request-as.ts'
import { AppError } from '../../errors.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { lockUnerased } from '../../store/lock-unerased.ts'
import { lookAtRequest } from '../work/enter-request.ts'
import { findLook, lockLook, settleLook } from './repository.ts'

/** Settles a disagreement: the manager reopens the request or confirms the first decision, with a reason. */
export const settleSecondLook = async (
  platform: Platform,
  caller: StaffCaller,
  id: string,
  { settlement, reason: written }: z.output<typeof call.body>,
): Promise<z.input<typeof call.response>> => {
  const { database, clock } = platform
  const look = await database.read((db) => findLook(db, id))
  if (!look) throw new AppError('NOT_FOUND')
  const { work } = await lookAtRequest(platform, caller, look.requestId)
  const loaded = await getCase(platform, look.requestId)
  if (!maySettle(loaded.request.state, look.staffId, caller.id)) throw new AppError('LOOK_NOT_YOURS')
  const reason = cleanLines(written)
  const settle = async (tx: Queryable): Promise<void> => {
    if (!(await lockUnerased(tx, look.requestId))) throw new AppError('STUDENT_ERASED')
    if ((await lockLook(tx, id))?.state !== 'DISAGREED') throw new AppError('LOOK_MOVED')
    await settleLook(tx, clock, id, { settlement, by: caller.id, reason })
    const details = { request: look.requestId, settlement }
    await tx.execute(
      auditEntry(
        { action: 'second-look-settled', staffId: caller.id, studentId: work.studentId, details },
        clock,
      ),
    )
  }
  if (look.state !== 'DISAGREED') throw new AppError('LOOK_MOVED')
  if (settlement === 'STAND') await database.transaction(settle)
  else {
    const actor = { kind: 'staff', id: caller.id, role: 'MANAGER' } as const
    await changeRequest<null>(platform, actor, look.requestId, async (now) => {
      const decision = await moveLoaded(platform, now, actor, { event: 'REOPEN', reason })
      return decision.does === 'change'
        ? { does: 'change', answer: null, change: { ...decision.change, writes: settle } }
        : decision.does === 'refuse'
          ? decision
          : { does: 'answer', answer: null }
    })
  }
  return { state: 'SETTLED' }
}
