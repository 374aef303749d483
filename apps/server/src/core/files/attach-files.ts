import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { findFileId } from './file-keys.ts'
import { markAttached } from './repository.ts'

/**
 * A draft was saved that names these files: they are not swept while it does, and those that it no longer names are,
 * a day later. In the transaction that saves it.
 */
export const attachFiles = (
  tx: Queryable,
  clock: Platform['clock'],
  studentId: string,
  names: readonly string[],
): Promise<void> =>
  markAttached(
    tx,
    clock,
    studentId,
    names.flatMap((name) => findFileId(name) ?? []),
  )
