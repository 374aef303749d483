import type { Database } from '../../platform/database/database.ts'
import { numberSome } from './numbering-repository.ts'

/** So few rows at once that no student waits for the upgrade. */
const batch = 500

/** Requests of versions that knew no numbers get theirs at the first start, in the order in which they were made. */
export const numberRequests = async (database: Database): Promise<void> => {
  while ((await numberSome(database, batch)) > 0);
}
