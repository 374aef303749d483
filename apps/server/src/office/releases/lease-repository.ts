import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { releases } from '../../store/releases-schema.ts'
import type { ReleaseRecord } from './repository.ts'

type Source = Pick<Platform, 'database' | 'clock'>

/** Returns releases on which a process has something to do. */
export const findReleasesToWorkOn = ({ database, clock }: Source): Promise<{ readonly id: string }[]> =>
  database.read((db) =>
    db
      .select({ id: releases.id })
      .from(releases)
      .where(
        and(
          isNull(releases.endedAt),
          or(
            eq(releases.state, 'RUNNING'),
            sql`${releases.checkStartedAt} is not null`,
            and(eq(releases.state, 'SCHEDULED'), sql`${releases.scheduledFor} <= ${clock.now()}`),
          ),
        ),
      )
      .orderBy(asc(releases.madeAt)),
  )

const leaseSeconds = 30

/** How often a lease is renewed, long before it ends. */
export const renewAfterMs = (leaseSeconds * 1_000) / 3

/**
 * Leases a release for this holder, or renews the lease. Only one holder works on a release at a time. A holder that
 * died is replaced when the lease ends. Undefined if another holder has the lease.
 */
export const leaseRelease = async (
  { database, clock }: Source,
  id: string,
  holder: string,
): Promise<ReleaseRecord | undefined> => {
  const now = clock.now()
  const [row] = await database.statement((db) =>
    db
      .update(releases)
      .set({ leasedBy: holder, leasedUntil: sql`${now} + make_interval(secs => ${leaseSeconds})` })
      .where(
        and(
          eq(releases.id, id),
          or(
            eq(releases.leasedBy, holder),
            isNull(releases.leasedUntil),
            lt(releases.leasedUntil, sql`${now}`),
          ),
        ),
      )
      .returning(),
  )
  return row
}

export const endLease = async ({ database }: Source, id: string, holder: string): Promise<void> => {
  await database.repeatable((db) =>
    db
      .update(releases)
      .set({ leasedUntil: null, leasedBy: null })
      .where(and(eq(releases.id, id), eq(releases.leasedBy, holder))),
  )
}
