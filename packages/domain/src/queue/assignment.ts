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
import { findStage, statusesWaitingFor } from '../status/stages.ts'
import { transitions } from '../status/transitions.ts'

/** The minutes without activity after which the open lock of a request ends; decisions, section 14. */
export const openLockMinutes = 30

/** The work on a request, as far as rules need it. */
export type Work = {
  readonly assigneeId: string | null
  readonly openedBy: string | null
  readonly lastActiveAt: Date | null
}

export const untouchedWork: Work = { assigneeId: null, openedBy: null, lastActiveAt: null }

/** Returns the staff member who has the request open now; undefined if nobody has. */
export const findOpener = ({ openedBy, lastActiveAt }: Work, now: Date): string | undefined => {
  if (openedBy === null || lastActiveAt === null) return undefined
  return now.getTime() - lastActiveAt.getTime() < openLockMinutes * 60_000 ? openedBy : undefined
}

/** Returns whether a staff member is the assignee of the request, or has it open. */
export const isTaken = (work: Work, now: Date): boolean =>
  work.assigneeId !== null || findOpener(work, now) !== undefined

export type Worker = { readonly id: string; readonly roles: readonly StaffRole[] }

/** The relation of a worker to a request, and the acts on the request. */
export type Involvement = {
  /** The request is the worker's own, or the worker said that they know the student. */
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
/** Why a staff member may not take, assign or change the work on a request. */
export type WorkRefusal = (typeof workRefusals)[number]

const isManager = ({ roles }: Worker): boolean => capacitiesOf(roles).includes('MANAGER')

/**
 * Returns whether the present stage of the request needs another person: a reviewer does not confirm their own review,
 * and an appeal is reviewed by another reviewer.
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

/** Returns why a staff member cannot be the assignee of a request, whoever assigns it; undefined if they can. */
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
 * Returns whether a request in this status waits for these roles only once its appeal has figures: a manager who does
 * not review decides an appeal after its reviewer.
 */
export const comesAfterReviewer = (roles: readonly StaffRole[], status: RequestStatus): boolean =>
  findStage(status) === 'appeal' && !capacitiesOf(roles).includes('REVIEWER')

const isTheirTurn = ({ roles }: Worker, { status, acts }: Involvement): boolean =>
  statusesWaitingFor(capacitiesOf(roles)).includes(status) &&
  (!comesAfterReviewer(roles, status) || hasAppealFigures({ acts }))

/**
 * Returns whether the request waits for this worker, so that opening it starts the work on it. A worker who could also
 * decide something in it, as a manager could in many requests, only looks at it and does not lock it.
 */
export const waitsFor = (worker: Worker, involvement: Involvement): boolean =>
  (isTheirTurn(worker, involvement) && !needsOthers(worker, involvement)) ||
  mayCancelOwnReturn(worker, involvement)

const decisions: ReadonlySet<string> = new Set(DecisionEvent.options)

/**
 * Returns whether the worker can do anything in the request now: they may review it, or the status table has a decision
 * for them. As long as this is true, an assignee stays the assignee.
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

/**
 * Returns why a staff member cannot take a request. Workers can take it while nobody else has it open, a manager at any
 * time.
 */
export const findTakeRefusal = (
  work: Work,
  worker: Worker,
  involvement: Involvement,
  now: Date,
): WorkRefusal | undefined =>
  findAssigneeRefusal(worker, involvement) ??
  (isOpenElsewhere(work, worker, now) && !isManager(worker) ? 'OPEN_ELSEWHERE' : undefined)

/**
 * Returns why a staff member cannot assign a request to a colleague, remove its assignee, or put it on hold: it is the
 * work of a colleague.
 */
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

/**
 * Returns whether the event removes the assignee. A correction stays with its reviewer; an appeal starts without an
 * assignee, because another person reviews it.
 */
export const freesAssignee = (event: EventName): boolean => event === 'APPEAL'
