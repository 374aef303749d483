import type { ActorRole } from '@milgo/domain/status/actor'
import type { RequestStatus } from '@milgo/domain/status/request-status'
import type { StatusEvent } from '@milgo/domain/status/status-event'

/** One event of a request. `PUBLISH` is a manager's act on many requests and moves no status. */
export type Act = { readonly event: StatusEvent | 'PUBLISH'; readonly by: ActorRole }

export type History = readonly Act[]

const student = (event: StatusEvent): Act => ({ event, by: 'STUDENT' })
const reviewer = (event: StatusEvent): Act => ({ event, by: 'REVIEWER' })
const manager = (event: Act['event']): Act => ({ event, by: 'MANAGER' })
const finance = (event: StatusEvent): Act => ({ event, by: 'FINANCE' })
const system = (event: StatusEvent): Act => ({ event, by: 'SYSTEM' })

const submitted: History = [student('SUBMIT')]
const returned: History = [...submitted, reviewer('RETURN_FOR_REPAIR')]
const corrected: History = [...returned, student('SUBMIT_CORRECTIONS')]
const lapsed: History = [...returned, system('WINDOW_LAPSES')]
const approved: History = [...submitted, reviewer('APPROVE')]
const confirmed: History = [...approved, manager('CONFIRM')]
const denied: History = [...submitted, reviewer('DENY')]
const rejected: History = [...submitted, manager('INSTITUTION_REJECTS')]
const computed: History = [...confirmed, system('COMPUTE')]
const published = (history: History): History => [...history, manager('PUBLISH')]

const awarded = published(computed)
const paid: History = [...awarded, finance('PAYMENT_CONFIRMED')]
const bounced: History = [...awarded, finance('ACCOUNT_NEEDED')]
const askedForAccount: History = [...bounced, finance('ASK_FOR_BANK_FIX')]
const newAccount: History = [...askedForAccount, student('FIX_BANK_DETAILS')]
const accountAccepted: History = [...newAccount, finance('ACCEPT_BANK_FIX')]

const appealed: History = [...published(denied), student('APPEAL')]
const appealReturned: History = [...appealed, reviewer('RETURN_FOR_REPAIR')]
const appealCorrected: History = [...appealReturned, student('SUBMIT_CORRECTIONS')]
const appealApproved: History = [...appealed, manager('APPROVE_APPEAL')]
const appealQueued: History = [...appealApproved, system('QUEUE_APPEAL')]
const appealComputed: History = [...appealQueued, system('COMPUTE')]
const paidAfterAppeal: History = [...published(appealComputed), finance('PAYMENT_CONFIRMED')]
const appealDenied: History = [...awarded, student('APPEAL'), manager('DENY_APPEAL')]

/** The histories by which a request of a demo installation gets its status. A status without one does not compile. */
export const historiesOf: Readonly<Record<RequestStatus, readonly [History, ...History[]]>> = {
  DRAFT: [[]],
  SUBMITTED: [submitted, [...approved, manager('SEND_BACK_TO_REVIEW')]],
  REPAIR_BACK_FOR: [returned],
  REPAIR_BACK_FROM: [corrected],
  REPAIR_BACK_FROM_TO: [lapsed],
  TEAM_MANAGER_APPROVAL: [approved, [...corrected, reviewer('APPROVE')]],
  WAITING_TO_BE_COMPUTED: [confirmed],
  DENIED: [denied, published(denied)],
  REJECTED_BY_ACADEMIC_INSTITUTION: [rejected, published(rejected)],
  COMPUTED: [computed, awarded],
  SCHOLARSHIP_PAID: [paid],
  INVALID_BANK: [bounced],
  INVALID_BANK_BACK_FOR_REPAIR: [askedForAccount],
  INVALID_BANK_REPAIR_BACK_FROM: [newAccount],
  INVALID_BANK_FIXED: [accountAccepted],
  APPEAL_SUBMITTED: [appealed],
  APPEAL_REPAIR_BACK_FOR: [appealReturned],
  APPEAL_REPAIR_BACK_FROM: [appealCorrected],
  APPEAL_APPROVED: [appealApproved],
  APPEAL_WAITING_CALCULATED: [appealQueued],
  APPEAL_CALCULATED: [appealComputed, published(appealComputed)],
  APPEAL_DENIED: [appealDenied, published(appealDenied)],
  APPEAL_PAID: [paidAfterAppeal],
}

/** How requests of a finished period ended. Nothing is left to do in them. */
export const finishedHistories = {
  paid,
  refused: published(denied),
  refusedAgain: published([...appealed, manager('DENY_APPEAL')]),
  paidAfterAppeal,
} as const satisfies Record<string, History>

export const isPublished = (history: History): boolean => history.some(({ event }) => event === 'PUBLISH')
