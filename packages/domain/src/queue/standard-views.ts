import { RequestStatus } from '../status/request-status.ts'
import { duplicateKinds } from './queue-row.ts'
import type { QueueView } from './queue-view.ts'
import { findStage, statusesWaitingFor } from './stages.ts'

const inReview = statusesWaitingFor(['REVIEWER', 'MANAGER'])
/** An appeal that is reviewed; with figures of its own it is ready for a manager to decide. */
export const inAppeal = inReview.filter((status) => findStage(status) === 'appeal')
const corrected = ['REPAIR_BACK_FROM', 'REPAIR_BACK_FROM_TO', 'APPEAL_REPAIR_BACK_FROM'] as const

/** Working days after which the team looks at what still waits. */
const longWait = 14

export type ViewGroup = 'mine' | 'team'

/** The views that everybody has; what they are called is in the messages, by their ids. */
export const standardViews = {
  mine: { group: 'mine', view: { status: inReview, assignee: ['me'], hold: 'off' } },
  overdueMine: {
    group: 'mine',
    view: { status: inReview, assignee: ['me'], ageing: ['overdue'], hold: 'off' },
  },
  correctedMine: { group: 'mine', view: { status: corrected, assignee: ['me'] } },
  heldMine: { group: 'mine', view: { assignee: ['me'], hold: 'on' } },
  all: { group: 'team', view: { status: inReview, hold: 'off' } },
  unassigned: { group: 'team', view: { status: inReview, assignee: ['none'], hold: 'off' } },
  appeals: { group: 'team', view: { status: inAppeal, hold: 'off' } },
  longWaiting: { group: 'team', view: { status: inReview, waiting: longWait } },
  duplicates: { group: 'team', view: { status: inReview, flags: duplicateKinds } },
} as const satisfies Record<string, { readonly group: ViewGroup; readonly view: QueueView }>

export type StandardView = keyof typeof standardViews

/** What the office's home page counts: the own work, and what somebody could take. */
export const viewsOfHome = [
  'mine',
  'overdueMine',
  'correctedMine',
  'unassigned',
] as const satisfies readonly StandardView[]

/** Statuses that have a line of their own beside the views; a draft is in no queue. */
export const listedStatuses: readonly RequestStatus[] = RequestStatus.options.filter(
  (status) => status !== 'DRAFT',
)
