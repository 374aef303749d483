import { sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'

/**
 * Applicants whose day is over with their codes, changes of an address that nobody confirmed, codes and counters nobody
 * asks for any more, and sessions that ended a month ago.
 */
export const eraseExpired = async ({ database, clock, config }: Platform): Promise<void> => {
  const now = clock.now()
  await database.statement((db) =>
    db.execute(sql`
      with applicants as (
        delete from pending_applicants where created_at <= ${now} - make_interval(hours => ${config.PENDING_HOURS})
      ),
      contacts as (delete from contact_changes where created_at <= ${now} - interval '1 day'),
      codes as (delete from one_time_codes where expires_at <= ${now} - interval '1 day'),
      acting as (delete from acting_codes where expires_at <= ${now} - interval '1 day'),
      challenges as (delete from staff_challenges where expires_at <= ${now} - interval '1 day'),
      counters as (delete from rate_limits where ends_at <= ${now}),
      ended as (delete from sessions where ends_at <= ${now} - interval '30 days')
      select 1`),
  )
}
