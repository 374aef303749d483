import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { findFileId } from './file-keys.ts'
import { markRetained } from './repository.ts'
import { byWireName, type StoredFile } from './stored-file.ts'

/**
 * Marks the files that a request names while it is being sent. From this transaction on they cannot be deleted. Returns
 * the files that are this student's own and can be sent. If a name is missing in the result, the request must not be
 * sent with it.
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
