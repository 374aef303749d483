import type { PeriodUse } from '@milgo/domain/period/period-changes'
import { unpublished } from '@milgo/domain/status/result-published'
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { registrationPeriods, settings } from '../../store/schema.ts'

export type StoredPeriod = typeof registrationPeriods.$inferSelect & {
  /** The code of the current period, for registrations and logins. */
  readonly registerPeriod: string | null
  /** The time at which it was read. */
  readonly now: Date
}

type Clock = Platform['clock']

type NewPeriod = typeof registrationPeriods.$inferInsert

/** Returns all periods, the newest first. */
export const findPeriods = (db: Queryable, clock: Clock): Promise<StoredPeriod[]> =>
  db
    .select({
      ...getTableColumns(registrationPeriods),
      registerPeriod: settings.value,
      now: sql`${clock.now()}`.mapWith(registrationPeriods.opensAt),
    })
    .from(registrationPeriods)
    .leftJoin(settings, eq(settings.key, 'REGISTER_PERIOD'))
    .orderBy(desc(registrationPeriods.opensAt), desc(registrationPeriods.id))

/** Counts the requests of each period: drafts, sent without a result, and with a published result. */
export const countUse = async (db: Queryable): Promise<ReadonlyMap<number, PeriodUse>> => {
  const { rows } = await db.execute<PeriodUse & { readonly id: number }>(sql`
    select period_id as id,
      count(*) filter (where submitted_at is null)::int as drafts,
      count(*) filter (where submitted_at is not null and publish_state = ${unpublished})::int as sent,
      count(*) filter (where publish_state <> ${unpublished})::int as published
    from requests group by period_id`)
  return new Map(rows.map(({ id, ...use }) => [id, use]))
}

/** Locks the period until the transaction ends, and returns it. */
export const lockPeriod = async (
  tx: Queryable,
  clock: Clock,
  code: string,
): Promise<StoredPeriod | undefined> => {
  await tx
    .select({ id: registrationPeriods.id })
    .from(registrationPeriods)
    .where(eq(registrationPeriods.code, code))
    .for('update')
  return (await findPeriods(tx, clock)).find((period) => period.code === code)
}

/** Returns whether the period still had this version, and so was updated. */
export const updatePeriod = async (
  tx: Queryable,
  id: number,
  version: number,
  values: Partial<NewPeriod>,
): Promise<boolean> => {
  const updated = await tx
    .update(registrationPeriods)
    .set(values)
    .where(and(eq(registrationPeriods.id, id), eq(registrationPeriods.version, version)))
    .returning({ id: registrationPeriods.id })
  return updated.length === 1
}

export const insertPeriod = async (tx: Queryable, period: NewPeriod): Promise<void> => {
  await tx.insert(registrationPeriods).values(period)
}

/** Returns whether the current period was still the one that the caller has seen, and so was changed. */
export const moveCurrentPeriod = async (
  tx: Queryable,
  code: string,
  seen: string | null,
): Promise<boolean> => {
  const { rows } = await tx.execute(sql`
    insert into settings (key, value) values ('REGISTER_PERIOD', ${code})
    on conflict (key) do update set value = excluded.value where settings.value is not distinct from ${seen}
    returning key`)
  return rows.length === 1
}

/**
 * Returns the reasons that students of the period were given, or may be given soon: also those of verdicts and second
 * looks.
 */
export const findGivenReasons = async (tx: Queryable, periodId: number): Promise<ReadonlySet<string>> => {
  const { rows } = await tx.execute<{ readonly reason: string }>(sql`
    select distinct reason from (
      select request_events.reason from request_events
        join requests on requests.id = request_events.request_id where requests.period_id = ${periodId}
      union all
      select review_flags.reason from review_flags
        join requests on requests.id = review_flags.request_id where requests.period_id = ${periodId}
      union all
      select document_verdicts.reason from document_verdicts
        join requests on requests.id = document_verdicts.request_id where requests.period_id = ${periodId}
      union all
      select second_looks.second ->> 'reason' from second_looks
        join requests on requests.id = second_looks.request_id where requests.period_id = ${periodId}
    ) as given where reason is not null`)
  return new Set(rows.map(({ reason }) => reason))
}
