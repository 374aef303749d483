import { isApplied, listOutcomes } from '@milgo/domain/institution-list/list-outcome'
import type { ListTimes } from '@milgo/domain/institution-list/list-state'
import type { ScheduledJob } from '@milgo/domain/jobs/scheduled-job'
import { messageStates } from '@milgo/domain/outbox/message-template'
import { isUndelivered } from '@milgo/domain/outbox/resend'
import type { ReleaseState } from '@milgo/domain/release/release-state'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { isOneOf } from '../../store/is-one-of.ts'

type Source = Pick<Platform, 'database' | 'clock'>

type MessageLine = {
  readonly kind: 'mail' | 'sms' | 'code'
  readonly waiting: number
  readonly waitingSince: string | null
  readonly undelivered: number
}

const undelivered = sql.param(messageStates.filter(isUndelivered))

export const findMessageLines = async ({ database }: Source): Promise<readonly MessageLine[]> => {
  const { rows } = await database.read((db) =>
    db.execute<MessageLine>(sql`
      select case when send_before is not null then 'code' else channel end as kind,
        count(*) filter (where state in ('queued', 'sending'))::int as waiting,
        to_json(min(created_at) filter (where state in ('queued', 'sending'))) #>> '{}' as "waitingSince",
        count(*) filter (where state = any(${undelivered}))::int as undelivered
      from outbox_messages where state in ('queued', 'sending') or (state = any(${undelivered}) and send_before is null)
      group by 1`),
  )
  return rows
}

type ScheduledLine = {
  readonly name: ScheduledJob
  readonly lastDoneAt: string | null
  readonly waiting: number
  readonly failed: number
  readonly failedAt: string | null
  readonly failure: string | null
}

/**
 * Returns whether the tables of the job queue exist. A process that only serves pages may run before the first worker
 * has created them.
 */
const hasJobQueue = async (db: Queryable): Promise<boolean> => {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select to_regclass('pgboss.job') is not null as found`,
  )
  return rows[0]?.found ?? false
}

export const findScheduledLines = async ({ database }: Source): Promise<readonly ScheduledLine[]> =>
  database.read(async (db) => {
    if (!(await hasJobQueue(db))) return []
    const { rows } = await db.execute<ScheduledLine>(sql`
      select name, to_json(max(completed_on) filter (where state = 'completed')) #>> '{}' as "lastDoneAt",
        count(*) filter (where state in ('created', 'retry') and start_after <= now())::int as waiting,
        count(*) filter (where state = 'failed')::int as failed,
        to_json(max(completed_on) filter (where state = 'failed')) #>> '{}' as "failedAt",
        (array_agg(output ->> 'message' order by completed_on desc) filter (where state = 'failed'))[1] as failure
      from pgboss.job group by name`)
    return rows
  })

type RunLine = {
  readonly kind: 'computing' | 'release' | 'institution-list'
  readonly id: string
  readonly startedAt: string
  /** The state of a computation or a release. */
  readonly state: ReleaseState | null
  /** The times of an institution list, from which its state follows. */
  readonly times: ListTimes | null
  readonly done: number
  readonly total: number
  readonly failed: number
}

const mostRuns = 20

export const findRunLines = async ({ database }: Source): Promise<readonly RunLine[]> => {
  const { rows } = await database.read((db) =>
    db.execute<RunLine>(sql`
      select kind, id, to_json(started) #>> '{}' as "startedAt", state, times, done, total, failed from (
        (select 'computing' as kind, id, started_at as started, state, null::json as times, done, total, failed
          from compute_runs
          order by started_at desc limit ${mostRuns})
        union all
        (select 'release', id, coalesce(started_at, made_at), state, null,
          (select count(*)::int from release_rows where release_id = releases.id and done_at is not null),
          (select count(*)::int from release_rows where release_id = releases.id),
          (select count(*)::int from release_rows where release_id = releases.id and failure is not null)
          from releases order by made_at desc limit ${mostRuns})
        union all
        (select 'institution-list', id, checked_at, null,
          json_build_object('applyingSince', applying_since, 'appliedAt', applied_at,
            'revokingSince', revoking_since, 'revokedAt', revoked_at),
          case when revoking_since is null then counted.applied else counted.revoked end,
          case when revoking_since is null then counted.rows else counted.revocable end, 0
          from institution_lists cross join lateral (select count(*)::int as rows, count(applied)::int as applied,
            count(*) filter (where ${isOneOf(sql`applied`, listOutcomes.filter(isApplied))})::int as revocable,
            count(revoked)::int as revoked from institution_list_rows where list_id = institution_lists.id) counted
          order by checked_at desc limit ${mostRuns})
      ) runs order by started desc limit ${mostRuns}`),
  )
  return rows
}

/**
 * Queues the newest failed run of a job again, in the way the job queue itself retries a job. The older ones are
 * cancelled: a run of a scheduled job does all that is left to do, so it does their work too.
 */
export const retryFailed = async (
  { database, clock }: Source,
  staffId: string,
  name: ScheduledJob,
): Promise<number> =>
  database.transaction(async (tx) => {
    // SQL: the tables of the job queue belong to its library.
    const { rows } = (await hasJobQueue(tx))
      ? await tx.execute(sql`
          with failed as (select id, row_number() over (order by completed_on desc, id) = 1 as is_newest
            from pgboss.job where name = ${name} and state = 'failed'),
          cancelled as (update pgboss.job set state = 'cancelled'
            where name = ${name} and id in (select id from failed where not is_newest))
          update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null, start_after = now()
          where name = ${name} and id in (select id from failed where is_newest) returning id`)
      : { rows: [] }
    await tx.execute(
      auditEntry(
        { action: 'job-retried', staffId, details: { job: name, count: String(rows.length) } },
        clock,
      ),
    )
    return rows.length
  })

export const findNow = async ({ database, clock }: Source): Promise<string> => {
  const { rows } = await database.read((db) =>
    db.execute<{ now: string }>(sql`select to_json(${clock.now()}) #>> '{}' as now`),
  )
  return rows[0]?.now ?? ''
}
