import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { requests } from '../../store/requests-schema.ts'

/**
 * Records when the student confirmed the notice that the request was sent, if not recorded before. Returns that time;
 * undefined if the request was not sent.
 */
export const markConfirmed = async (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  id: string,
): Promise<Date | undefined> => {
  const [row] = await database.statement((db) =>
    db
      .update(requests)
      .set({ confirmedAt: sql`coalesce(${requests.confirmedAt}, ${clock.now()})` })
      .where(and(eq(requests.id, id), isNotNull(requests.submittedAt)))
      .returning({ confirmedAt: requests.confirmedAt }),
  )
  return row?.confirmedAt ?? undefined
}
