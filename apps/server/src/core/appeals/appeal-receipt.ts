import type { AppealReceipt } from '@milgo/contracts/core/appeal-fields'
import { appealNumber } from '@milgo/domain/appeal/appeal'
import type { Platform } from '../../platform/platform.ts'
import { type FileReferences, fileReferences } from '../files/file-references.ts'
import { numberOf, type OpenCase } from '../requests/request-case.ts'
import type { AppealFile } from './sealed-appeal.ts'
import type { AppealVersion } from './stored-appeal.ts'

/**
 * Returns a file of the appeal with an address for this one view. If the file was removed, only its names are returned.
 */
const onWire = (file: AppealFile, references: FileReferences): AppealReceipt['files'][number] => ({
  ...(references.get(file.fileName) ?? {
    file_name: file.fileName,
    original_file_name: file.originalName,
    file_signed_url: null,
  }),
  bytes: file.bytes,
  sha256: file.sha256,
})

/** Returns the student's receipt of what was sent: number, time, and the files with their hashes. */
export const appealReceipt = async (
  platform: Platform,
  loaded: OpenCase,
  { version, sentAt, sent }: AppealVersion,
): Promise<AppealReceipt> => {
  const { student, request, now } = loaded
  const names = sent.files.map(({ fileName }) => fileName)
  const references = await fileReferences(platform, student.id, names, now)
  return {
    id: request.id,
    appeal_number: appealNumber(numberOf(loaded)),
    version,
    sent_at: sentAt.toISOString(),
    files: sent.files.map((file) => onWire(file, references)),
  }
}
