import { AppError } from '../../errors.ts'
import type { StudentCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { eraseFile } from './erase-file.ts'
import { findFileId } from './file-keys.ts'
import { findFilesOf, removeFile } from './repository.ts'

type Deletion = {
  readonly document: string
  readonly fileName: string
  /** Whoever asks has saved answers without the file: where newer ones name it again, the call came too late. */
  readonly unlessNamed: boolean
}

/** Deletes a student's own file; one that a sent request names stays. */
export const deleteFile = async (
  platform: Platform,
  { id: studentId }: StudentCaller,
  { document, fileName, unlessNamed }: Deletion,
): Promise<{ id: string }> => {
  const id = findFileId(fileName)
  if (id === undefined) throw new AppError('FILE_NOT_FOUND')
  const removed = await removeFile(platform, { id, studentId, document, unlessNamed })
  if (removed) {
    // It is gone for everybody; where the store is away just now, the sweep takes the object later.
    await eraseFile(platform, removed.id).catch(() => {})
    return { id: fileName }
  }
  const [file] = await findFilesOf(platform, studentId, [id])
  if (file?.document !== document || file.removedAt) throw new AppError('FILE_NOT_FOUND')
  throw new AppError(file.keptAt ? 'FILE_SUBMITTED' : 'FILE_NAMED')
}
