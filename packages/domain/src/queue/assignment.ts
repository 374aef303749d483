import { hasAppealFigures } from '../review/appeal-review.ts'
import { DecisionEvent } from '../review/decision.ts'
import { findEditRefusal } from '../review/edit-refusal.ts'
import { capacitiesOf } from '../staff/capacities.ts'
import type { StaffRole } from '../staff/staff-role.ts'
import { meetsDuties } from '../status/conditions.ts'
import type { EventName } from '../status/request-event.ts'
import type { RecordedAct } from '../status/request-state.ts'
import type { RequestStatus } from '../status/request-status.ts'
import {
  hasSentReturn,
  isReviewerOf,
  mayDecideAppeal,
  mayReviewAppeal,
} from '../status/separation-of-duties.ts'
import { transitions } from '../status/transitions.ts'
import { findStage, statusesWaitingFor } from './stages.ts'

/** Without a move for so long, a request that somebody has open is free for others; decisions, section 14. */
export const openLockMinutes = 30

/** The work on a request, as far as rules ask. */
export type Work = {
  readonly assigneeId: string | null
  readonly openedBy: string | null
  readonly lastActiveAt: Date | null
}

export const untouchedWork: Work = { assigneeId: null, openedBy: null, lastActiveAt: null }

/** Who has a request open at this moment. */
export const findOpener = ({ openedBy, lastActiveAt }: Work, now: Date): string | undefined => {
  if (openedBy === null || lastActiveAt === null) return undefined
  return now.getTime() - lastActiveAt.getTime() < openLockMinutes * 60_000 ? openedBy : undefined
}

/** Somebody of the office has the request, or has it open. */
export const isTaken = (work: Work, now: Date): boolean =>
  work.assigneeId !== null || findOpener(work, now) !== undefined

export type Worker = { readonly id: string; readonly roles: readonly StaffRole[] }

/** What a worker has to do with a request, and what they did in it. */
export type Involvement = {
  /** The request is their own, or they said that they know the person. */
  readonly hasConflict: boolean
  readonly status: RequestStatus
  readonly acts: readonly RecordedAct[]
}

export const workRefusals = [
  'CONFLICT_OF_INTEREST',
  'REVIEWED_BEFORE',
  'OPEN_ELSEWHERE',
  'ASSIGNED_TO_OTHER',
  'NOT_A_WORKER',
] as const
/** Why somebody may not have, give or change the work on a request. */
export type WorkRefusal = (typeof workRefusals)[number]

const isManager = ({ roles }: Worker): boolean => capacitiesOf(roles).includes('MANAGER')

/**
 * Whether the stage that a request is in needs other eyes than this worker's: what they reviewed they do not confirm,
 * and an appeal goes to another.
 */
const needsOthers = ({ id, roles }: Worker, { status, acts }: Involvement): boolean => {
  switch (findStage(status)) {
    case 'confirmation':
      return isReviewerOf({ acts }, id)
    case 'appeal': {
      const reviews = capacitiesOf(roles).includes('REVIEWER') && mayReviewAppeal({ acts }, id)
      const decides = isManager({ id, roles }) && mayDecideAppeal({ acts }, id)
      return !reviews && !decides
    }
    default:
      return false
  }
}

/** Why somebody cannot be the assignee of a request, whoever gives it to them. */
export const findAssigneeRefusal = (
  assignee: Worker,
  involvement: Involvement,
): Extract<WorkRefusal, 'CONFLICT_OF_INTEREST' | 'REVIEWED_BEFORE' | 'NOT_A_WORKER'> | undefined => {
  if (capacitiesOf(assignee.roles).length === 0) return 'NOT_A_WORKER'
  if (involvement.hasConflict) return 'CONFLICT_OF_INTEREST'
  return needsOthers(assignee, involvement) ? 'REVIEWED_BEFORE' : undefined
}

const mayCancelOwnReturn = ({ id }: Worker, { status, acts }: Involvement): boolean =>
  transitions.some(({ event, from }) => event === 'CANCEL_RETURN' && from.includes(status)) &&
  hasSentReturn({ acts }, id)

/**
 * Whether a request in this status waits for somebody in these roles only once its appeal has figures: whoever decides an
 * appeal and does not review comes after its reviewer.
 */
export const comesAfterReviewer = (roles: readonly StaffRole[], status: RequestStatus): boolean =>
  findStage(status) === 'appeal' && !capacitiesOf(roles).includes('REVIEWER')

const isTheirTurn = ({ roles }: Worker, { status, acts }: Involvement): boolean =>
  statusesWaitingFor(capacitiesOf(roles)).includes(status) &&
  (!comesAfterReviewer(roles, status) || hasAppealFigures({ acts }))

/**
 * Whether the request waits for this worker, so that opening it is beginning to work on it. Whoever could also decide
 * something in it, as a manager could in many, only looks until they do, and keeps it from nobody.
 */
export const waitsFor = (worker: Worker, involvement: Involvement): boolean =>
  (isTheirTurn(worker, involvement) && !needsOthers(worker, involvement)) ||
  mayCancelOwnReturn(worker, involvement)

const decisions: ReadonlySet<string> = new Set(DecisionEvent.options)

/**
 * Whether there is anything in the request, as it stands, for this worker to do: they may review it, or the status table
 * has a decision for them. So long whoever took it keeps it.
 */
export const isWorkOf = (worker: Worker, { status, acts }: Involvement): boolean =>
  findEditRefusal({ status, acts }, worker, false) === undefined ||
  transitions.some(
    ({ event, from, by, when }) =>
      decisions.has(event) &&
      from.includes(status) &&
      capacitiesOf(worker.roles).some(
        (role) => by.includes(role) && meetsDuties(when, { acts }, { id: worker.id, role }),
      ),
  )

const isOpenElsewhere = (work: Work, worker: Worker, now: Date): boolean => {
  const opener = findOpener(work, now)
  return opener !== undefined && opener !== worker.id
}

/** Why somebody cannot take a request for themselves: others may while nobody has it open, a manager at any time. */
export const findTakeRefusal = (
  work: Work,
  worker: Worker,
  involvement: Involvement,
  now: Date,
): WorkRefusal | undefined =>
  findAssigneeRefusal(worker, involvement) ??
  (isOpenElsewhere(work, worker, now) && !isManager(worker) ? 'OPEN_ELSEWHERE' : undefined)

/** Why somebody cannot give a request to another, take its assignee away, or hold it: it is another's work. */
export const findChangeRefusal = (
  work: Work,
  worker: Worker,
  hasConflict: boolean,
  now: Date,
): WorkRefusal | undefined => {
  if (hasConflict) return 'CONFLICT_OF_INTEREST'
  if (isManager(worker)) return undefined
  if (work.assigneeId !== null && work.assigneeId !== worker.id) return 'ASSIGNED_TO_OTHER'
  return isOpenElsewhere(work, worker, now) ? 'OPEN_ELSEWHERE' : undefined
}

/** Corrections go back to the same reviewer; an appeal begins with nobody, and goes to another. */
export const freesAssignee = (event: EventName): boolean => event === 'APPEAL'
