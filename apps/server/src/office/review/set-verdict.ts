import type { setDocumentVerdict } from '@milgo/contracts/office/set-document-verdict'
import { cleanLines } from '@milgo/domain/answers/clean-text'
import { findReturnReasonRefusal } from '@milgo/domain/period/reasons'
import { reasonPlaceOf } from '@milgo/domain/review/reason-place'
import type { SentDocument } from '@milgo/domain/review/sent-documents'
import type { Language } from '@milgo/messages/languages'
import type { z } from 'zod'
import { AppError } from '../../errors.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { judgedDocuments, type ReviewCase } from './review-case.ts'
import { notOfRequest, writeReview } from './write-review.ts'
import { removeVerdicts, writeVerdict } from './writing-repository.ts'

type Asked = z.output<typeof setDocumentVerdict.body>

/** Stores or removes a reviewer's verdict on one document. */
export const setVerdict = (
  platform: Platform,
  caller: StaffCaller,
  requestId: string,
  asked: Asked,
  language: Language,
) =>
  writeReview(platform, caller, requestId, language, async (tx, review) => {
    const document = judgedDocuments(review).find(({ key }) => key === asked.key)
    // If the file was replaced since the reviewer looked at it, the verdict is refused.
    if (document?.fileName !== asked.file_name) throw notOfRequest(asked.key)
    const place = { requestId, round: review.round, key: asked.key }
    if (asked.verdict === null) return removeVerdicts(tx, place)
    const isFlag = asked.verdict === 'FLAGGED'
    const note = cleanLines(asked.note ?? '') || null
    const reason = asked.reason ?? null
    if (isFlag) refuseReason(review, document, reason, note)
    await writeVerdict(tx, platform.clock, {
      ...place,
      staffId: caller.id,
      fileName: document.fileName,
      verdict: asked.verdict,
      reason: isFlag ? reason : null,
      note: isFlag ? note : null,
    })
  })

const refuseReason = (
  { rules }: ReviewCase,
  { questionId }: SentDocument,
  reason: string | null,
  note: string | null,
): void => {
  const refusal = findReturnReasonRefusal(rules.reasons, reasonPlaceOf(questionId), reason ?? '', note)
  if (refusal)
    throw new AppError('INVALID_FIELDS', {
      items: [{ code: refusal, field: refusal === 'NOTE_REQUIRED' ? 'note' : 'reason' }],
    })
}
