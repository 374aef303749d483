import type { viewDocument as call } from '@milgo/contracts/office/view-document'
import type { z } from 'zod'
import { findFileId } from '../../core/files/file-keys.ts'
import { isReadable, stateOf } from '../../core/files/file-reference.ts'
import { AppError } from '../../errors.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { lookAtRequest } from '../work/enter-request.ts'
import { documentView } from './document-view.ts'
import { findFileRow } from './file-details.ts'
import { getReviewCase, type ReviewCase } from './review-case.ts'
import { addReviewAudit } from './writing-repository.ts'

/** Returns whether the review shows the file: it was sent, now or before, or uploaded and not sent. */
const isShown = ({ documents, unsent, previous, appeal }: ReviewCase, fileName: string): boolean =>
  [
    ...documents,
    ...unsent,
    ...(previous?.snapshot.documents ?? []),
    ...(appeal?.versions.flatMap(({ sent }) => sent.files) ?? []),
  ].some((one) => one.fileName === fileName)

/** Returns a file of the request that staff may read. */
export const getShownFile = (review: ReviewCase, fileName: string) => {
  const found = isShown(review, fileName) ? findFileRow(review, fileName) : undefined
  if (!found) throw new AppError('FILE_NOT_FOUND')
  return found.file
}

/** Returns an address for one view of a file. The view is in the audit trail before the address is returned. */
export const viewDocument = async (
  platform: Platform,
  caller: StaffCaller,
  requestId: string,
  { file_name: fileName, is_preview: isPreview = false }: z.output<typeof call.body>,
) => {
  await lookAtRequest(platform, caller, requestId, { isForLook: true })
  const review = await getReviewCase(platform, requestId)
  const file = getShownFile(review, fileName)
  if (!isReadable(stateOf(file, platform.scanner))) throw new AppError('FILE_NOT_FOUND')
  await platform.database.statement((db) =>
    addReviewAudit(db, platform.clock, 'document-viewed', caller.id, file.studentId, {
      request: requestId,
      document: file.document,
      file: findFileId(fileName) ?? '',
      ...(isPreview && { preview: 'true' }),
    }),
  )
  return documentView(platform, caller, fileName, file, review.loaded.now)
}
