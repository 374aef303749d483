import type { Worker } from '@milgo/domain/queue/assignment'
import type { Queryable } from '../../platform/database/database.ts'
import { holdStaff } from './repository.ts'

/**
 * Somebody as they are in the office now, until the transaction ends; undefined where they have left. It comes before any
 * lock of a request, as with whoever is removed: the other way round two would wait for each other.
 */
export const holdWorker = async (tx: Queryable, staffId: string): Promise<Worker | undefined> =>
  (await holdStaff(tx, [staffId]))[0]
