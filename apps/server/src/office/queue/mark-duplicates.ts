import { duplicateKinds } from '@milgo/domain/queue/queue-row'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { writeDuplicates } from './duplicates-repository.ts'

/**
 * Marks requests that have an account, a phone or a file in common with another one. Returns how many marks changed.
 */
export const markDuplicates = ({ database }: Pick<Platform, 'database'>): Promise<number> =>
  database.statement((db) => writeDuplicates(db, duplicateKinds))

/** Like `markDuplicates`, for some requests only. To be called in the transaction that dismisses a pair. */
export const markDuplicatesOf = (
  tx: Pick<Queryable, 'execute'>,
  requestIds: readonly string[],
): Promise<number> => writeDuplicates(tx, duplicateKinds, requestIds)
