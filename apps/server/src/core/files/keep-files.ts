import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { fileNameOf, findFileId } from './file-keys.ts'
import { markKept } from './repository.ts'

/** A file as a snapshot names it. */
export type KeptFile = {
  readonly document: string
  readonly originalName: string
  readonly bytes: number
  readonly sha256: string
}

/**
 * A request is being sent that names these files: from its transaction on they cannot be deleted. Answers those that
 * are this student's own and there; a name that is missing in the answer is one that the request must not have.
 */
export const keepFiles = async (
  tx: Queryable,
  clock: Platform['clock'],
  studentId: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, KeptFile>> => {
  const kept = await markKept(
    tx,
    clock,
    studentId,
    names.flatMap((name) => findFileId(name) ?? []),
  )
  return new Map(
    kept.map((file) => {
      const { document, originalName, bytes, sha256 } = file
      return [fileNameOf(file), { document, originalName, bytes, sha256 }]
    }),
  )
}
