import type { listErasures as call } from '@milgo/contracts/office/list-erasures'
import { mayCarryOutErasure } from '@milgo/domain/erasure/student-erasure'
import { maskNumber } from '@milgo/domain/writing/mask-number'
import type { Language } from '@milgo/messages/languages'
import type { z } from 'zod'
import { findCase } from '../../core/requests/get-case.ts'
import { numberOf } from '../../core/requests/request-case.ts'
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
  const asked = (row: ListedErasure, requestNumber = row.requestNumber) => ({
    id: row.id,
    request_number: requestNumber,
    identity_number: requestNumber === null ? maskedIdentity(platform, row) : null,
    period: row.period,
    reason: row.reason,
    asked_by: nameOf(row.askedBy),
    asked_at: row.askedAt,
  })
  const waiting = rows.filter(({ outcome }) => outcome === null)
  return {
    waiting: await Promise.all(
      waiting.map(async (row) => {
        // A student may have begun a request after asking, and a draft may be gone. The wish is about the student.
        const loaded = row.requestId === null ? undefined : await findCase(platform, row.requestId)
        const refusal = await findRefusal(platform, loaded)
        return {
          ...asked(row, loaded && numberOf(loaded)),
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

/** Returns the last digits by which managers recognise a student without a request; null after the erasure. */
const maskedIdentity = ({ vault }: Platform, { studentId, identitySealed }: ListedErasure): string | null => {
  const identityNumber = vault.open(identitySealed, `identity:${studentId}`)
  return identityNumber === '' ? null : maskNumber(identityNumber)
}
