import { and, asc, eq, gt, isNotNull, lte } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { lastReturnOf } from '../../store/last-return.ts'
import { requests } from '../../store/requests-schema.ts'

/** Returns the ids of requests whose correction deadline has passed, in their order, starting after the given id. */
export const findLapsed = async (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  most: number,
  after?: string,
): Promise<readonly string[]> => {
  const rows = await database.read((db) =>
    db
      .select({ id: requests.id })
      .from(requests)
      .where(
        and(
          isNotNull(requests.correctionDeadline),
          lte(requests.correctionDeadline, clock.now()),
          after === undefined ? undefined : gt(requests.id, after),
        ),
      )
      .orderBy(asc(requests.id))
      .limit(most),
  )
  return rows.map(({ id }) => id)
}

/** Returns when the request was last returned to its student; undefined if it never was. */
export const findReturnedAt = async (
  { database }: Pick<Platform, 'database'>,
  requestId: string,
): Promise<Date | undefined> => {
  const [row] = await database.read((db) =>
    db
      .select({ returnedAt: lastReturnOf(requests.id) })
      .from(requests)
      .where(eq(requests.id, requestId)),
  )
  return row?.returnedAt ?? undefined
}
