import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { findFileId } from './file-keys.ts'
import { isReadable, stateOf } from './file-reference.ts'
import { findFile } from './repository.ts'
import type { WholeFile } from './stored-file.ts'

/** Returns a student's file by its name on the wire. Throws if the student has no such file or it may not be read. */
export const getOwnFile = async (
  platform: Platform,
  studentId: string,
  fileName: string,
): Promise<WholeFile> => {
  const id = findFileId(fileName)
  const found = id === undefined ? undefined : await findFile(platform, id)
  if (found?.file.studentId !== studentId || !isReadable(stateOf(found.file, platform.scanner)))
    throw new AppError('FILE_NOT_FOUND')
  return found.file
}
