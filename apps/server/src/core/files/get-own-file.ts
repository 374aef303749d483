import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { findFileId } from './file-keys.ts'
import { isReadable, stateOf } from './file-reference.ts'
import { findFile } from './repository.ts'
import type { WholeFile } from './stored-file.ts'

/** A student's file that may be read, by the name that the wire gives it. */
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
