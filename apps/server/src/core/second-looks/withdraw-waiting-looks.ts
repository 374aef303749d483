import type { Queryable } from '../../platform/database/database.ts'
import { deleteWaitingLooks } from './drawing-repository.ts'

/** A release that was stopped publishes nothing any more: nobody looks again for its sake. What was decided stays. */
export const withdrawWaitingLooks = (tx: Queryable, releaseId: string): Promise<void> =>
  deleteWaitingLooks(tx, releaseId)
