import { duplicateKinds } from '@milgo/domain/queue/queue-row'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { writeDuplicates } from './duplicates-repository.ts'

/** Marks requests that have an account, a phone or a file in common with another one; answers how many changed. */
export const markDuplicates = ({ database }: Pick<Platform, 'database'>): Promise<number> =>
  database.statement((db) => writeDuplicates(db, duplicateKinds))

/** The same of these requests at once, in the transaction of whoever has said that they are no duplicates. */
export const markDuplicatesOf = (
  tx: Pick<Queryable, 'execute'>,
  requestIds: readonly string[],
): Promise<number> => writeDuplicates(tx, duplicateKinds, requestIds)
