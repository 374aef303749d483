import { AppError } from '../../errors.ts'
import type { StudentCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { eraseFile } from './erase-file.ts'
import { readFileName } from './file-keys.ts'
import { refuseClosed } from './refuse-closed.ts'
import { type FileRow, findFilesOf, removeFile } from './repository.ts'
import { findUploadCircumstances } from './upload-circumstances-repository.ts'

type Deletion = {
  readonly document: string
  readonly fileName: string
  /** Set if the caller has saved answers without the file. If newer answers name the file again, it is not deleted. */
  readonly unlessNamed: boolean
}

/** Deletes a student's own file while the request allows it. A file that a sent request names is never deleted. */
export const deleteFile = async (
  platform: Platform,
  { id: studentId }: StudentCaller,
  { document, fileName, unlessNamed }: Deletion,
): Promise<{ id: string }> => {
  const named = readFileName(fileName)
  if (!named) throw new AppError('FILE_NOT_FOUND')
  const wanted = { ...named, studentId, document }
  await refuseRetained(platform, wanted)
  refuseClosed(await findUploadCircumstances(platform, studentId), document)
  const removed = await removeFile(platform, { ...wanted, unlessNamed })
  if (!removed) {
    // Meanwhile the file was sent with the request, or was deleted by another call.
    await refuseRetained(platform, wanted)
    throw new AppError('FILE_NAMED')
  }
  // The file can no longer be read. If the store is not available now, the sweep deletes the object later.
  await eraseFile(platform, removed.id).catch(() => {})
  return { id: fileName }
}

type Wanted = Pick<FileRow, 'id' | 'format' | 'studentId' | 'document'>

const refuseRetained = async (
  platform: Platform,
  { id, format, studentId, document }: Wanted,
): Promise<void> => {
  const [file] = await findFilesOf(platform, studentId, [id])
  if (file?.document !== document || file.format !== format || file.removedAt)
    throw new AppError('FILE_NOT_FOUND')
  if (file.retainedAt) throw new AppError('FILE_SUBMITTED')
}
