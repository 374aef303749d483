import type { Database } from '../../platform/database/database.ts'
import { numberSome } from './numbering-repository.ts'

/** Small enough that no student has to wait for a lock during the upgrade. */
const batch = 500

/**
 * Gives a number to each request from a version of the software without request numbers, in the order of creation. Runs
 * at the first start after the upgrade.
 */
export const numberRequests = async (database: Database): Promise<void> => {
  while ((await numberSome(database, batch)) > 0);
}
