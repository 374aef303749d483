import type { PublishState } from '@milgo/domain/status/publish-state'
import type { RequestStatus } from '@milgo/domain/status/request-status'
import { type SQL, sql } from 'drizzle-orm'

/** A status, and the publication that requests in it wait for. */
export type UnpublishedIn = { readonly status: RequestStatus; readonly result: Exclude<PublishState, '0'> }

/** Condition on `requests`: the request is in one of these statuses, and its result is not published. */
export const isUnpublishedIn = (statuses: readonly UnpublishedIn[]): SQL => sql`exists (select from
  unnest(${sql.param(statuses.map(({ status }) => status))}::text[],
    ${sql.param(statuses.map(({ result }) => result))}::text[]) as computed (status, result)
  where computed.status = requests.status and requests.publish_state < computed.result)`
