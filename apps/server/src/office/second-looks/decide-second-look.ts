import type { decideSecondLook as call } from '@milgo/contracts/office/decide-second-look'
import type { Answers } from '@milgo/domain/answers/answer'
import { cleanLines } from '@milgo/domain/answers/clean-text'
import { withChanges } from '@milgo/domain/answers/draft'
import { readPayload } from '@milgo/domain/answers/payload'
import { findReasonRefusal } from '@milgo/domain/period/reasons'
import { figureIssues, figuresForm, figures as figuresSection } from '@milgo/domain/review/figures'
import { reviewScore } from '@milgo/domain/review/review-score'
import { type LookFinding, lookDifferences, lookNeeds } from '@milgo/domain/second-look/agreement'
import type { z } from 'zod'
import { AppError } from '../../errors.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { lockUnerased } from '../../store/lock-unerased.ts'
import { openLook } from '../../store/open-looks.ts'
import type { ReviewCase } from '../review/review-case.ts'
import { getOwnLook } from './get-own-look.ts'
import { decideLook, lockLook } from './repository.ts'

type Asked = z.output<typeof call.body>

/** Stores the finding of the second person, and whether both agree. The request is not changed. */
export const decideSecondLook = async (
  platform: Platform,
  caller: StaffCaller,
  id: string,
  asked: Asked,
): Promise<z.input<typeof call.response>> => {
  const { database, clock } = platform
  const { look, review, studentId } = await getOwnLook(platform, caller, id)
  const note = cleanLines(asked.note ?? '') || null
  const figures = lookNeeds[asked.decision] === 'FIGURES' ? figuresOf(review, asked) : {}
  const second = findingOf(review, asked, figures, note)
  const state = lookDifferences(look.first, second).length === 0 ? 'AGREED' : 'DISAGREED'
  await database.transaction(async (tx) => {
    if (!(await lockUnerased(tx, look.requestId))) throw new AppError('STUDENT_ERASED')
    const locked = await lockLook(tx, id)
    if (locked?.state !== openLook || locked.staffId !== caller.id) throw new AppError('LOOK_MOVED')
    await decideLook(tx, clock, id, { state, second, figures, note })
    const details = { request: look.requestId, decision: asked.decision, state }
    await tx.execute(
      auditEntry({ action: 'second-look-decided', staffId: caller.id, studentId, details }, clock),
    )
  })
  return { state }
}

/** Returns the figures of an approval; 250 with each that is missing or malformed. */
const figuresOf = ({ figuresContext }: ReviewCase, { figures: sent = {} }: Asked): Answers => {
  const { changes, issues } = readPayload(figuresForm, figuresSection, sent, figuresContext, {})
  const figures = withChanges({}, changes)
  const wrong = [...issues, ...figureIssues(figures, figuresContext)]
  if (wrong.length > 0)
    throw new AppError('INVALID_ANSWERS', {
      items: wrong.map(({ code, wire, params }) => ({
        code,
        ...(wire !== undefined && { field: wire }),
        ...(params && { params }),
      })),
    })
  return figures
}

const findingOf = (
  { rules, figuresContext, place }: ReviewCase,
  { decision, reason = null }: Asked,
  figures: Answers,
  note: string | null,
): LookFinding => {
  if (lookNeeds[decision] === 'FIGURES')
    return { decision, reason: null, award: reviewScore(figures, figuresContext, place, rules).award ?? 0 }
  const refusal = findReasonRefusal(rules.reasons, 'denying', reason ?? '', note)
  if (refusal)
    throw new AppError('INVALID_ANSWERS', {
      items: [{ code: refusal, field: refusal === 'NOTE_REQUIRED' ? 'note' : 'reason' }],
    })
  return { decision, reason, award: null }
}
