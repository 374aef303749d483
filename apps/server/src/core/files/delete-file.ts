import { AppError } from '../../errors.ts'
import type { StudentCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { findGround } from './beginning-repository.ts'
import { eraseFile } from './erase-file.ts'
import { readFileName } from './file-keys.ts'
import { refuseClosed } from './refuse-closed.ts'
import { type FileRow, findFilesOf, removeFile } from './repository.ts'

type Deletion = {
  readonly document: string
  readonly fileName: string
  /** Whoever asks has saved answers without the file: where newer ones name it again, the call came too late. */
  readonly unlessNamed: boolean
}

/** Deletes a student's own file while its request is open for that; one that a sent request names stays. */
export const deleteFile = async (
  platform: Platform,
  { id: studentId }: StudentCaller,
  { document, fileName, unlessNamed }: Deletion,
): Promise<{ id: string }> => {
  const named = readFileName(fileName)
  if (!named) throw new AppError('FILE_NOT_FOUND')
  const wanted = { ...named, studentId, document }
  await refuseRetained(platform, wanted)
  refuseClosed(await findGround(platform, studentId), document)
  const removed = await removeFile(platform, { ...wanted, unlessNamed })
  if (!removed) {
    // In the meantime it was sent, or taken away by another call.
    await refuseRetained(platform, wanted)
    throw new AppError('FILE_NAMED')
  }
  // It is gone for everybody; where the store is away just now, the sweep takes the object later.
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
  if (file.keptAt) throw new AppError('FILE_SUBMITTED')
}
