import type { Worker } from '@milgo/domain/queue/assignment'
import type { Queryable } from '../../platform/database/database.ts'
import { lockStaff } from './repository.ts'

/**
 * Returns a worker with their present roles, locked until the transaction ends; undefined if they were removed. It must
 * come before any lock of a request, as in a removal. In the other order two transactions could wait for each other.
 */
export const lockWorker = async (tx: Queryable, staffId: string): Promise<Worker | undefined> =>
  (await lockStaff(tx, [staffId]))[0]
