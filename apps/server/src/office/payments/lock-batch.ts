import { AppError } from '../../errors.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { findBatch, type StoredBatch, tryLockingBatch } from './batches-repository.ts'

/** Who holds more than a batch locks it first, so that two never wait for each other. */
export const lockBatch = async (tx: Queryable, id: string): Promise<void> => {
  if (!(await tryLockingBatch(tx, id))) throw new AppError('BATCH_CHANGED')
}

/** A batch that is about to be changed. */
export const findLockedBatch = async (
  tx: Queryable,
  clock: Platform['clock'],
  id: string,
): Promise<StoredBatch | undefined> => {
  await lockBatch(tx, id)
  return findBatch(tx, clock, id)
}
