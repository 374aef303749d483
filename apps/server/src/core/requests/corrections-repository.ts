import { and, asc, eq, gt, isNotNull, lte, type SQLWrapper, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { requestEvents, requests } from '../../store/requests-schema.ts'

/** Requests whose correction deadline has passed, by id, those after the given one. */
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

export type OpenCorrection = {
  readonly id: string
  readonly now: Date
  readonly returnedAt: Date
  readonly deadline: Date
}

const lastReturnOf = (requestId: SQLWrapper) =>
  sql`(select max(${requestEvents.at}) from ${requestEvents}
    where ${requestEvents.requestId} = ${requestId} and ${requestEvents.event} = 'RETURN_FOR_REPAIR')`.mapWith(
    requests.createdAt,
  )

/** When the request was last sent back; undefined where it never was. */
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

/** Requests whose correction window is open and ends within so many days, by id, those after the given one. */
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
