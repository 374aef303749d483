import type { Database } from '../../platform/database/database.ts'
import { findChangedCalendars, lockWaitingRequests, saveIndexedCalendar } from './index-repository.ts'
import { refreshIndexRows } from './write-index.ts'

const atOnce = 200
const beforeAll = '00000000-0000-0000-0000-000000000000'

/**
 * Computes the waiting of requests anew where the targets or days off of their period have changed; answers how many
 * requests were written. The calendar is recorded last, so that an interrupted run is begun again.
 */
export const refreshDeadlines = async (
  database: Pick<Database, 'read' | 'transaction' | 'repeatable'>,
): Promise<number> => {
  let done = 0
  for (const calendar of await findChangedCalendars(database)) {
    let last: string | undefined = beforeAll
    while (last !== undefined) {
      const after: string = last
      const ids = await database.transaction(async (tx) => {
        const locked = await lockWaitingRequests(tx, calendar.periodId, after, atOnce)
        if (locked.length > 0) await refreshIndexRows(tx, locked)
        return locked
      })
      done += ids.length
      last = ids.at(-1)
    }
    await database.repeatable((db) => saveIndexedCalendar(db, calendar))
  }
  return done
}
