import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { requests } from '../../store/requests-schema.ts'

/** When the student first said that they know of the sending; undefined for a request that was not sent. */
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
