import type { Period } from '@milgo/domain/period/period'
import { type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../platform/platform.ts'
import { currentPeriodId } from './current-period.ts'

type Source = Pick<Platform, 'database' | 'clock'>

/** SQL: the id of the period with this code, or of the current period. */
export const periodOf = (code: string | undefined): SQL =>
  code === undefined ? currentPeriodId : sql`(select id from registration_periods where code = ${code})`

/** The period of a queue, the rules by which its deadlines are computed, and the current time. */
export type QueuePeriod = {
  readonly id: number
  readonly code: string
  readonly now: string
  readonly stageTargets: Period['stageTargets']
  readonly daysOff: Period['daysOff']
}

export const findQueuePeriod = async (
  source: Source,
  code: string | undefined,
): Promise<QueuePeriod | undefined> => {
  const [period] = await findWhere(source, sql`id = ${periodOf(code)}`)
  return period
}

/** Returns every period, for a search in all of them. */
export const findQueuePeriods = (source: Source): Promise<readonly QueuePeriod[]> =>
  findWhere(source, sql`true`)

const findWhere = async ({ database, clock }: Source, which: SQL): Promise<readonly QueuePeriod[]> => {
  const { rows } = await database.read((db) =>
    db.execute<QueuePeriod>(sql`
      select id, code, to_json(${clock.now()}) #>> '{}' as now, stage_targets as "stageTargets", days_off as "daysOff"
      from registration_periods where ${which} order by id`),
  )
  return rows
}
