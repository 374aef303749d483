import type { listRequests as call } from '@milgo/contracts/office/list-requests'
import { readView } from '@milgo/domain/queue/queue-view'
import { readSearch, type SearchTerm } from '@milgo/domain/queue/search-term'
import { requestNumber } from '@milgo/domain/status/request-number'
import type { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import { findQueuePage, type HashedTerm, type QueueRow } from './repository.ts'

const pageLength = 50

/** A page of the requests that were sent. One more than the page is asked for, which tells whether there is a next. */
export const listRequests = async (
  platform: Platform,
  { period, view = {}, search, after, limit = pageLength }: z.output<typeof call.body>,
): Promise<z.input<typeof call.response>> => {
  const searched = search?.trim() ? readSearch(search).map(hashedBy(platform.vault)) : undefined
  const rows = await findQueuePage(platform, {
    period,
    view: readView(new Map(Object.entries(view))),
    terms: searched,
    after: after && { movedAt: after.moved_at, id: after.request_id },
    limit: limit + 1,
  })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    requests: shown.map(answerOf),
    next: last ? { moved_at: last.movedAt, request_id: last.id } : null,
  }
}

const hashedBy =
  ({ lookupHash }: Platform['vault']) =>
  (term: SearchTerm): HashedTerm => {
    if (term.by === 'identityNumber')
      return { by: term.by, hash: lookupHash('identity', term.identityNumber) }
    return term.by === 'phone' ? { by: term.by, hash: lookupHash('phone', term.phone) } : term
  }

const answerOf = (row: QueueRow) => ({
  request_id: row.id,
  request_number: requestNumber(row.periodCode, row.number),
  name: row.name,
  status: row.status,
  institution_id: row.institutionId,
  language: row.language,
  submitted_at: row.submittedAt,
  moved_at: row.movedAt,
  correction_deadline: row.correctionDeadline,
  open_flags: row.openFlags,
})
