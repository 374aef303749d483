import { isActiveContent } from '@milgo/domain/application/documents/file-marks'
import type { AutomaticCheck } from '@milgo/domain/review/automatic-check'
import { automaticChecks, type Likeness } from '@milgo/domain/review/automatic-checks'
import { requestNumber } from '@milgo/domain/status/request-number'
import { jerusalemDayAt } from '@milgo/domain/time/jerusalem-day'
import { stateOf } from '../../core/files/file-reference.ts'
import type { Platform } from '../../platform/platform.ts'
import { findFileRow } from './file-details.ts'
import type { ReviewCase } from './review-case.ts'

/** Returns what requests of other students have in common with this one, file by file. */
export const likenessesOf = ({ vault }: Pick<Platform, 'vault'>, review: ReviewCase): readonly Likeness[] =>
  review.duplicates.flatMap((row) => {
    const about = {
      requestNumber: requestNumber(row.periodCode, row.number),
      isDismissed: review.dismissed.some(({ otherId }) => otherId === row.id),
    }
    return [
      ...(row.sameAccount ? [{ kind: 'ACCOUNT' as const, ...about }] : []),
      ...(row.samePhone ? [{ kind: 'PHONE' as const, ...about }] : []),
      ...(row.sameAddress ? [{ kind: 'ADDRESS' as const, ...about }] : []),
      ...sharedDocuments(vault, review, row.fileHashes).map((document) => ({
        kind: 'FILE' as const,
        document,
        ...about,
      })),
    ]
  })

/** Returns the keys of the documents whose file has one of these hashes. */
export const sharedDocuments = (
  { lookupHash }: Platform['vault'],
  { documents }: Pick<ReviewCase, 'documents'>,
  hashes: readonly string[],
): readonly string[] =>
  documents
    .filter(({ sha256 }) => sha256 !== null && hashes.includes(lookupHash('file', sha256)))
    .map(({ key }) => key)

export const checksOf = (platform: Platform, review: ReviewCase): readonly AutomaticCheck[] =>
  automaticChecks({
    sent: review.figuresContext.sent,
    documents: review.documents,
    fileOf: ({ fileName }) => {
      const file = findFileRow(review, fileName)?.file
      if (!file) return undefined
      return {
        isSpreadsheet: file.format === 'xls' || file.format === 'xlsx',
        scan: stateOf(file, platform.scanner),
        isActive: file.marks.some(isActiveContent),
        isUnread: file.marks.includes('UNCHECKED_PARTS'),
      }
    },
    likenesses: likenessesOf(platform, review),
    figures: review.figures?.figures ?? {},
    today: jerusalemDayAt(review.loaded.now),
  })
