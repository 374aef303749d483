import type { FileReference } from '@milgo/domain/answers/payload-schema'
import type { Platform } from '../../platform/platform.ts'
import { fileNameOf, findFileId } from './file-keys.ts'
import { toReference } from './file-reference.ts'
import { findFilesOf } from './repository.ts'

export type FileReferences = ReadonlyMap<string, FileReference>

/**
 * Returns the files with these names in the form of the wire, each with new addresses. A name that is not a file of
 * this student is left out.
 */
export const fileReferences = async (
  platform: Platform,
  studentId: string,
  names: readonly string[],
  now: Date,
): Promise<FileReferences> => {
  const ids = names.flatMap((name) => findFileId(name) ?? [])
  const found = await findFilesOf(platform, studentId, ids)
  const references = await Promise.all(
    found.map(async (file) => [fileNameOf(file), await toReference(platform, file, now)] as const),
  )
  return new Map(references)
}
