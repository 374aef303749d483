import type { openSecondLook as call } from '@milgo/contracts/office/open-second-look'
import type { Language } from '@milgo/messages/languages'
import type { z } from 'zod'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { reviewAnswer } from '../review/review-answer.ts'
import { getOwnLook } from './get-own-look.ts'

/** Returns the request as it was sent. Status, history, verdicts, figures and notes are left out. */
export const openSecondLook = async (
  platform: Platform,
  caller: StaffCaller,
  id: string,
  language: Language,
): Promise<z.input<typeof call.response>> => {
  const { look, review, studentId } = await getOwnLook(platform, caller, id)
  await platform.database.statement((db) =>
    db.execute(
      auditEntry(
        { action: 'second-look-opened', staffId: caller.id, studentId, details: { request: look.requestId } },
        platform.clock,
      ),
    ),
  )
  const reviewer = { id: caller.id, roles: caller.roles, isOpenElsewhere: false }
  const work = { assignee: null, openBy: null, mayTakeOver: false, viewers: [] }
  const answer = await reviewAnswer(platform, review, reviewer, work, language)
  return {
    look_id: look.id,
    request_id: answer.request_id,
    request_number: answer.request_number,
    name: answer.name,
    institution: answer.institution,
    sections: answer.sections,
    documents: answer.documents,
    figures: { ...answer.figures, is_frozen: false },
    reasons: answer.reasons.denying.map(({ code, text, needs_note }) => ({ code, text, needs_note })),
  }
}
