import type { PublishState } from '@milgo/domain/status/publish-state'
import type { RequestStatus } from '@milgo/domain/status/request-status'
import { type SQL, sql } from 'drizzle-orm'

/** Requests in this status whose result is not published. */
export type UnpublishedIn = { readonly status: RequestStatus; readonly result: Exclude<PublishState, '0'> }

/** As a condition on `requests`. */
export const isUnpublishedIn = (statuses: readonly UnpublishedIn[]): SQL => sql`exists (select from
  unnest(${sql.param(statuses.map(({ status }) => status))}::text[],
    ${sql.param(statuses.map(({ result }) => result))}::text[]) as computed (status, result)
  where computed.status = requests.status and requests.publish_state < computed.result)`
