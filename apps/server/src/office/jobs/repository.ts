import type { ScheduledJob } from '@milgo/domain/jobs/scheduled-job'
import { messageStates } from '@milgo/domain/outbox/message-template'
import { isUndelivered } from '@milgo/domain/outbox/resend'
import type { ReleaseState } from '@milgo/domain/release/release-state'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'

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

/** A process that only serves pages may run before the first worker has made the tables of the job queue. */
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
  readonly state: ReleaseState | 'APPLYING' | 'REVOKING'
  readonly done: number
  readonly total: number
  readonly failed: number
}

const mostRuns = 20

export const findRunLines = async ({ database }: Source): Promise<readonly RunLine[]> => {
  const { rows } = await database.read((db) =>
    db.execute<RunLine>(sql`
      select kind, id, to_json(started) #>> '{}' as "startedAt", state, done, total, failed from (
        (select 'computing' as kind, id, started_at as started, state, done, total, failed from compute_runs
          order by started_at desc limit ${mostRuns})
        union all
        (select 'release', id, coalesce(started_at, made_at), state,
          (select count(*)::int from release_rows where release_id = releases.id and done_at is not null),
          (select count(*)::int from release_rows where release_id = releases.id),
          (select count(*)::int from release_rows where release_id = releases.id and failure is not null)
          from releases order by made_at desc limit ${mostRuns})
        union all
        (select 'institution-list', id, checked_at,
          case when revoked_at is not null or revoking_since is null and applied_at is not null then 'DONE'
            when revoking_since is not null then 'REVOKING' when applying_since is not null then 'APPLYING'
            else 'CHECKED' end,
          (select count(*)::int from institution_list_rows where list_id = institution_lists.id
            and (applied is not null or revoked is not null)),
          (select count(*)::int from institution_list_rows where list_id = institution_lists.id), 0
          from institution_lists order by checked_at desc limit ${mostRuns})
      ) runs order by started desc limit ${mostRuns}`),
  )
  return rows
}

/** As the job queue itself tries a failed job again. */
export const retryFailed = async (
  { database, clock }: Source,
  staffId: string,
  name: ScheduledJob,
): Promise<number> =>
  database.transaction(async (tx) => {
    // SQL: the tables of the job queue are its library's.
    const { rows } = (await hasJobQueue(tx))
      ? await tx.execute(sql`
          update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null, start_after = now()
          where name = ${name} and state = 'failed' returning id`)
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
