import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { findFileId } from './file-keys.ts'
import { markRetained } from './repository.ts'
import { byWireName, type StoredFile } from './stored-file.ts'

/**
 * A request is being sent that names these files: from its transaction on they cannot be deleted. Answers those that
 * are this student's own and there; a name that is missing in the answer is one that the request must not have.
 */
export const retainFiles = async (
  tx: Queryable,
  clock: Platform['clock'],
  studentId: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, StoredFile>> => {
  const retained = await markRetained(
    tx,
    clock,
    studentId,
    names.flatMap((name) => findFileId(name) ?? []),
  )
  return byWireName(retained)
}
