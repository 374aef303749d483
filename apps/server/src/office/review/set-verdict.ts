import type { setDocumentVerdict } from '@milgo/contracts/office/set-document-verdict'
import { cleanLines } from '@milgo/domain/answers/clean-text'
import { findReasonRefusal } from '@milgo/domain/period/reasons'
import type { Language } from '@milgo/messages/languages'
import type { z } from 'zod'
import { AppError } from '../../errors.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { judgedDocuments, type ReviewCase } from './review-case.ts'
import { notOfRequest, writeReview } from './write-review.ts'
import { removeVerdicts, writeVerdict } from './writing-repository.ts'

type Asked = z.output<typeof setDocumentVerdict.body>

/** Stores what a reviewer decided about one document, or takes it back. */
export const setVerdict = (
  platform: Platform,
  caller: StaffCaller,
  requestId: string,
  asked: Asked,
  language: Language,
) =>
  writeReview(platform, caller, requestId, language, async (tx, review) => {
    const document = judgedDocuments(review).find(({ key }) => key === asked.key)
    // Another file than the one that was looked at is another document.
    if (document?.fileName !== asked.file_name) throw notOfRequest(asked.key)
    const place = { requestId, round: review.round, key: asked.key }
    if (asked.verdict === null) return removeVerdicts(tx, place)
    const isFlag = asked.verdict === 'FLAGGED'
    const note = cleanLines(asked.note ?? '') || null
    const reason = asked.reason ?? null
    if (isFlag) refuseReason(review, reason, note)
    await writeVerdict(tx, platform.clock, {
      ...place,
      staffId: caller.id,
      fileName: document.fileName,
      verdict: asked.verdict,
      reason: isFlag ? reason : null,
      note: isFlag ? note : null,
    })
  })

const refuseReason = ({ rules }: ReviewCase, reason: string | null, note: string | null): void => {
  const refusal = findReasonRefusal(rules.reasons, 'returning', reason ?? '', note)
  if (refusal)
    throw new AppError('INVALID_FIELDS', {
      items: [{ code: refusal, field: refusal === 'NOTE_REQUIRED' ? 'note' : 'reason' }],
    })
}
