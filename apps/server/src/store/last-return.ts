import { type SQLWrapper, sql } from 'drizzle-orm'
import { requestEvents, requests } from './requests-schema.ts'

/** SQL: when a request was last returned for correction; null if never. */
export const lastReturnOf = (requestId: SQLWrapper) =>
  sql`(select max(${requestEvents.at}) from ${requestEvents}
    where ${requestEvents.requestId} = ${requestId} and ${requestEvents.event} = 'RETURN_FOR_REPAIR')`.mapWith(
    requests.createdAt,
  )
