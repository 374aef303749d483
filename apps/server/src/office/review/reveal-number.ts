import { questionOfSecret, type SecretNumber } from '@milgo/domain/review/secret-number'
import { sentAnswers } from '@milgo/domain/review/snapshot-lines'
import { AppError } from '../../errors.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { lookAtRequest } from '../work/enter-request.ts'
import { getReviewCase } from './review-case.ts'
import { addReviewAudit } from './writing-repository.ts'

/** Returns a masked number in full. The purpose is written to the audit trail first. */
export const revealNumber = async (
  platform: Platform,
  caller: StaffCaller,
  requestId: string,
  { number, purpose }: { readonly number: SecretNumber; readonly purpose: string },
): Promise<{ readonly value: string }> => {
  const { work } = await lookAtRequest(platform, caller, requestId, { isForLook: true })
  const { last } = await getReviewCase(platform, requestId)
  const value = sentAnswers(last.snapshot)[questionOfSecret(number)]
  if (typeof value !== 'string') throw new AppError('NOT_FOUND')
  await platform.database.statement((db) =>
    addReviewAudit(db, platform.clock, 'number-revealed', caller.id, work.studentId, {
      request: requestId,
      number,
      purpose,
    }),
  )
  return { value }
}
