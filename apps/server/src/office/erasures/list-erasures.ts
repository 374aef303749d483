import type { listErasures as call } from '@milgo/contracts/office/list-erasures'
import { mayCarryOutErasure } from '@milgo/domain/erasure/student-erasure'
import type { Language } from '@milgo/messages/languages'
import type { z } from 'zod'
import { findCase } from '../../core/requests/get-case.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { findStaffNames } from '../../store/staff-names.ts'
import { refusalText } from '../revisions/refusal-text.ts'
import { findRefusal } from './find-refusal.ts'
import { countErasable, findErasures, type ListedErasure } from './repository.ts'

/** Returns the erasures that wait for a second manager, each with what prevents it now, and the decided ones. */
export const listErasures = async (
  platform: Platform,
  caller: StaffCaller,
  language: Language,
): Promise<z.input<typeof call.response>> => {
  const rows = await findErasures(platform, caller.id)
  const names = await findStaffNames(
    platform,
    rows.flatMap(({ askedBy, decidedBy }) => [askedBy, decidedBy]),
  )
  const nameOf = (id: string) => ({ id, name: names.get(id) ?? '' })
  const asked = ({ id, requestNumber, reason, askedBy, askedAt }: ListedErasure) => ({
    id,
    request_number: requestNumber,
    reason,
    asked_by: nameOf(askedBy),
    asked_at: askedAt,
  })
  const waiting = rows.filter(({ outcome }) => outcome === null)
  return {
    waiting: await Promise.all(
      waiting.map(async (row) => {
        // One wish whose draft is gone must not hide all others. It can be refused.
        const loaded = await findCase(platform, row.requestId)
        const refusal = loaded ? await findRefusal(platform, loaded) : 'NO_REQUEST'
        return {
          ...asked(row),
          name: row.name,
          status: row.status,
          refusal: refusal ? refusalText(refusal, language) : null,
          may_carry_out: mayCarryOutErasure(row.askedBy, caller.id),
          would_erase: await countErasable(platform, row),
        }
      }),
    ),
    past: rows.flatMap((row) => {
      const { outcome, decidedBy, decidedAt } = row
      if (outcome === null || decidedBy === null || decidedAt === null) return []
      return [{ ...asked(row), outcome, decided_by: nameOf(decidedBy), decided_at: decidedAt }]
    }),
  }
}
