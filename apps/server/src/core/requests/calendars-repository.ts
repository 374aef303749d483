import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../platform/database/database.ts'
import { indexedCalendars, requestIndex } from '../../store/request-index-schema.ts'
import type { IndexedHistory } from './index-repository.ts'

export type PeriodCalendar = Pick<IndexedHistory, 'stageTargets' | 'daysOff'> & { readonly periodId: number }

/** Returns the periods whose targets or days off differ from those by which their index rows were computed. */
export const findChangedCalendars = async (
  database: Pick<Database, 'read'>,
): Promise<readonly PeriodCalendar[]> => {
  const { rows } = await database.read((db) =>
    db.execute<PeriodCalendar>(sql`
      select id as "periodId", period.stage_targets as "stageTargets", period.days_off as "daysOff"
      from registration_periods period left join indexed_calendars indexed on indexed.period_id = period.id
      where (period.stage_targets, period.days_off) is distinct from (indexed.stage_targets, indexed.days_off)`),
  )
  return rows
}

/**
 * Locks the next waiting requests of a period after the given id. They are locked in the order of their ids, as in
 * every change of many requests. Returns their ids.
 */
export const lockWaitingRequests = async (
  db: Queryable,
  periodId: number,
  after: string,
  most: number,
): Promise<readonly string[]> => {
  const rows = await db
    .select({ id: requestIndex.requestId })
    .from(requestIndex)
    .where(
      and(
        eq(requestIndex.periodId, periodId),
        ne(requestIndex.dueOn, 'infinity'),
        gt(requestIndex.requestId, after),
      ),
    )
    .orderBy(asc(requestIndex.requestId))
    .limit(most)
    .for('update')
  return rows.map(({ id }) => id)
}

export const saveIndexedCalendar = async (
  db: Queryable,
  { periodId, stageTargets, daysOff }: PeriodCalendar,
): Promise<void> => {
  await db
    .insert(indexedCalendars)
    .values({ periodId, stageTargets, daysOff })
    .onConflictDoUpdate({ target: indexedCalendars.periodId, set: { stageTargets, daysOff } })
}
