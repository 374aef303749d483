import { sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { endedSessionDays } from '../../store/ended-session-days.ts'

/**
 * Erases applicants older than a day with their codes, unconfirmed changes of an address, expired codes and counters,
 * and sessions that ended long ago.
 */
export const eraseWhatExpired = async ({ database, clock, config }: Platform): Promise<void> => {
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
      ended as (delete from sessions where ends_at <= ${now} - make_interval(days => ${endedSessionDays}))
      select 1`),
  )
}
