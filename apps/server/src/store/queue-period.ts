import type { Period } from '@milgo/domain/period/period'
import { type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../platform/platform.ts'
import { currentPeriodId } from './current-period.ts'

type Source = Pick<Platform, 'database' | 'clock'>

/** Of the period with this code, or of the current one. */
export const periodOf = (code: string | undefined): SQL =>
  code === undefined ? currentPeriodId : sql`(select id from registration_periods where code = ${code})`

/** The period of a queue, with what its deadlines are counted by, and the moment. */
export type QueuePeriod = {
  readonly id: number
  readonly now: string
  readonly stageTargets: Period['stageTargets']
  readonly daysOff: Period['daysOff']
}

export const findQueuePeriod = async (
  { database, clock }: Source,
  code: string | undefined,
): Promise<QueuePeriod | undefined> => {
  const { rows } = await database.read((db) =>
    db.execute<QueuePeriod>(sql`
      select id, to_json(${clock.now()}) #>> '{}' as now, stage_targets as "stageTargets", days_off as "daysOff"
      from registration_periods where id = ${periodOf(code)}`),
  )
  return rows[0]
}
