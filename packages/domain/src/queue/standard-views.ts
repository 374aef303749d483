import { RequestStatus } from '../status/request-status.ts'
import { findStage, statusesWaitingFor } from '../status/stages.ts'
import { statuses } from '../status/statuses.ts'
import { wasSubmitted } from '../status/was-submitted.ts'
import { duplicateKinds } from './queue-row.ts'
import type { QueueView } from './queue-view.ts'

const inReview = statusesWaitingFor(['REVIEWER', 'MANAGER'])
/** The statuses of an appeal in review. Once it has its own figures, a manager can decide it. */
export const inAppeal = inReview.filter((status) => findStage(status) === 'appeal')
const corrected = RequestStatus.options.filter((status) => statuses[status].corrected !== null)

/** The working days after which a waiting request appears in the team's view of long waits. */
const longWait = 14

export type ViewGroup = 'mine' | 'team'

/** The views that every staff member has. The messages contain their names, by id. */
export const standardViews = {
  mine: { group: 'mine', view: { status: inReview, assignee: ['me'], hold: 'off' } },
  overdueMine: {
    group: 'mine',
    view: { status: inReview, assignee: ['me'], ageing: ['overdue'], hold: 'off' },
  },
  correctedMine: { group: 'mine', view: { status: corrected, assignee: ['me'] } },
  onHoldMine: { group: 'mine', view: { assignee: ['me'], hold: 'on' } },
  all: { group: 'team', view: { status: inReview, hold: 'off' } },
  unassigned: { group: 'team', view: { status: inReview, assignee: ['none'], hold: 'off' } },
  appeals: { group: 'team', view: { status: inAppeal, hold: 'off' } },
  longWaiting: { group: 'team', view: { status: inReview, waiting: longWait } },
  duplicates: { group: 'team', view: { status: inReview, flags: duplicateKinds } },
} as const satisfies Record<string, { readonly group: ViewGroup; readonly view: QueueView }>

export type StandardView = keyof typeof standardViews

/** The views that the office's home page counts: the user's own work, and unassigned work. */
export const viewsOfHome = [
  'mine',
  'overdueMine',
  'correctedMine',
  'unassigned',
] as const satisfies readonly StandardView[]

/** The statuses listed beside the views. A draft is in no queue. */
export const listedStatuses: readonly RequestStatus[] = RequestStatus.options.filter(wasSubmitted)
