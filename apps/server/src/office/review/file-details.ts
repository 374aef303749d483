import type { FileDetails } from '@milgo/contracts/office/review-answer'
import type { z } from 'zod'
import { fileNameOf } from '../../core/files/file-keys.ts'
import { stateOf } from '../../core/files/file-reference.ts'
import type { WholeFile } from '../../core/files/stored-file.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ReviewCase } from './review-case.ts'

type ReviewedFile = { readonly file: WholeFile; readonly degrees: number | null }

/** Returns the row of a file of this request; undefined if the file was removed or is not completely stored. */
export const findFileRow = (
  { files }: Pick<ReviewCase, 'files'>,
  fileName: string,
): ReviewedFile | undefined =>
  files
    .filter(({ file }) => file.storedAt !== null && (file.removedAt === null || file.scan === 'infected'))
    .map(({ file, degrees }) => ({ file: file as WholeFile, degrees }))
    .find(({ file }) => fileNameOf(file) === fileName)

export const fileDetails = (
  { scanner }: Pick<Platform, 'scanner'>,
  review: Pick<ReviewCase, 'files'>,
  fileName: string | undefined,
): z.input<typeof FileDetails> | null => {
  const found = fileName === undefined ? undefined : findFileRow(review, fileName)
  if (!found || fileName === undefined) return null
  const { file, degrees } = found
  return {
    file_name: fileName,
    original_file_name: file.originalName,
    format: file.format,
    bytes: file.bytes,
    sha256: file.sha256,
    pages: file.pages ?? (file.format === 'jpeg' ? 1 : null),
    scan: stateOf(file, scanner),
    marks: [...file.marks],
    uploaded_at: file.createdAt.toISOString(),
    rotation: degrees ?? 0,
  }
}
