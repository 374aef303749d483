import type { Database } from '../../platform/database/database.ts'
import { lowestId } from '../../store/lowest-id.ts'
import { findChangedCalendars, lockWaitingRequests, saveIndexedCalendar } from './calendars-repository.ts'
import { refreshIndexRows } from './write-index.ts'

const batchSize = 200

/**
 * Computes anew how long requests wait if the targets or days off of their period have changed. Returns how many
 * requests were written. The calendar is saved last, so that an interrupted run starts again.
 */
export const refreshDeadlines = async (
  database: Pick<Database, 'read' | 'transaction' | 'repeatable'>,
): Promise<number> => {
  let done = 0
  for (const calendar of await findChangedCalendars(database)) {
    let last: string | undefined = lowestId
    while (last !== undefined) {
      const after: string = last
      const ids = await database.transaction(async (tx) => {
        const locked = await lockWaitingRequests(tx, calendar.periodId, after, batchSize)
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
