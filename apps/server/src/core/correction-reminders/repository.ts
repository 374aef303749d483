import { and, asc, gt, isNotNull, lte, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { lastReturnOf } from '../../store/last-return.ts'
import { requests } from '../../store/requests-schema.ts'

export type OpenCorrection = {
  readonly id: string
  readonly now: Date
  readonly returnedAt: Date
  readonly deadline: Date
}

/**
 * Returns the requests whose correction window is open and ends within these days, by id, starting after the given id.
 */
export const findOpenCorrections = async (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  withinDays: number,
  most: number,
  after?: string,
): Promise<readonly OpenCorrection[]> => {
  const now = clock.now()
  const rows = await database.read((db) =>
    db
      .select({
        id: requests.id,
        deadline: requests.correctionDeadline,
        now: sql`${now}`.mapWith(requests.createdAt),
        returnedAt: lastReturnOf(requests.id),
      })
      .from(requests)
      .where(
        and(
          isNotNull(requests.correctionDeadline),
          gt(requests.correctionDeadline, now),
          lte(requests.correctionDeadline, sql`${now} + make_interval(days => ${withinDays})`),
          after === undefined ? undefined : gt(requests.id, after),
        ),
      )
      .orderBy(asc(requests.id))
      .limit(most),
  )
  return rows.flatMap(({ deadline, ...row }) => (deadline === null ? [] : [{ ...row, deadline }]))
}
