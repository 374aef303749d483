import type { decideRequest as call } from '@milgo/contracts/office/decide-request'
import { cleanLines } from '@milgo/domain/answers/clean-text'
import type { ReviewFlag } from '@milgo/domain/application/documents/fix-mode'
import { findReasonRefusal } from '@milgo/domain/period/reasons'
import {
  type Decision,
  type DecisionRefusal,
  decisionRows,
  reasonListOf,
} from '@milgo/domain/review/decision'
import { capacitiesOf } from '@milgo/domain/staff/capacities'
import type { z } from 'zod'
import { type ChangeDecision, changeRequest } from '../../core/requests/change-request.ts'
import type { Moved } from '../../core/requests/decide-move.ts'
import { moveLoaded } from '../../core/requests/move-request-as.ts'
import { AppError } from '../../errors.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { takeNext } from '../queue/take-next.ts'
import { enterToWrite, lockToWrite } from '../work/enter-request.ts'
import { closeRequest } from '../work/open-request.ts'
import { circumstancesOf, decisionsOf, verdictOf } from './progress-of.ts'
import { requestMoved } from './request-moved.ts'
import { judgedDocuments, type ReviewCase, reviewCaseOf, seenOf } from './review-case.ts'
import { markFiguresApproved } from './writing-repository.ts'

type Asked = z.output<typeof call.body>

/**
 * Decides on a request if it is still as the page has shown it, in one transaction with its history, flags, figures and
 * letters.
 */
export const decideRequest = async (
  platform: Platform,
  caller: StaffCaller,
  requestId: string,
  asked: Asked,
): Promise<z.input<typeof call.response>> => {
  const { work } = await enterToWrite(platform, caller, requestId)
  const moved = await tryRoles(platform, caller, requestId, asked)
  const [next] = await Promise.all([
    asked.takes_next && decisionRows[asked.event].isFollowedByNext
      ? afterDeciding(platform, async () => {
          const view = { ...asked.view, period: work.periodCode }
          return (await takeNext(platform, caller, { view, except: [requestId] })).taken?.request_id
        })
      : undefined,
    afterDeciding(platform, () => closeRequest(platform, caller.id, requestId)),
  ])
  return { id: moved.id, status: moved.status, next: next ?? null }
}

/** Runs an act after the decision. Its failure is only logged, because the decision itself has succeeded. */
const afterDeciding = <Done>(platform: Platform, act: () => Promise<Done>): Promise<Done | undefined> =>
  act().catch((error: unknown) => {
    platform.logger.error({ err: error }, 'after a decision')
    return undefined
  })

/** Decides in the first of the caller's capacities in which the status table offers the decision. */
const tryRoles = async (
  platform: Platform,
  caller: StaffCaller,
  requestId: string,
  asked: Asked,
): Promise<Moved> => {
  const [first, second] = capacitiesOf(caller.roles)
  const by = (role: typeof first) => {
    if (role !== 'REVIEWER' && role !== 'MANAGER') throw new AppError('FORBIDDEN')
    return changeRequest<Moved | OtherRole>(
      platform,
      { kind: 'staff', id: caller.id, role },
      requestId,
      async (loaded) => decide(platform, caller, await reviewCaseOf(platform, loaded), asked, role),
    )
  }
  const moved = await by(first)
  if (moved !== otherRole) return moved as Moved
  const again = await by(second)
  if (again === otherRole) throw notAllowed(['WRONG_ACTOR'])
  return again as Moved
}

/** Returned if the decision belongs to another capacity of the caller. */
const otherRole = 'other-role'
type OtherRole = typeof otherRole

const notAllowed = (refusals: readonly DecisionRefusal[]): AppError =>
  new AppError('MOVE_NOT_ALLOWED', { items: refusals.map((code) => ({ code })) })

const decide = async (
  platform: Platform,
  caller: StaffCaller,
  review: ReviewCase,
  asked: Asked,
  role: 'REVIEWER' | 'MANAGER',
): Promise<ChangeDecision<Moved | OtherRole>> => {
  // A new version of the same person's figures is no event, but may change the award. So its version is compared too.
  const { figures_version: figures = review.figures?.version ?? 0 } = asked
  if (seenOf(review) !== asked.seen || figures !== (review.figures?.version ?? 0))
    return { does: 'refuse', refusal: requestMoved(review) }
  const reviewer = { id: caller.id, roles: caller.roles, isOpenElsewhere: false }
  const offered = decisionsOf(platform, review, reviewer).find(({ event }) => event === asked.event)
  if (!offered) return { does: 'refuse', refusal: notAllowed(['WRONG_STATUS']) }
  if (offered.role !== role) return { does: 'answer', answer: otherRole }
  const refusal = findRefusal(review, offered, asked)
  if (refusal) return { does: 'refuse', refusal }
  const note = cleanLines(asked.note ?? '') || null
  // The student reads the note beside a reason, and the comment of a return. Words for the student are the reason itself.
  const isForStudent = offered.needs === 'DENY_REASON' || offered.needs === 'OPTIONAL_NOTE'
  const move = {
    event: asked.event,
    reason: offered.needs === 'DENY_REASON' ? (asked.reason ?? null) : isForStudent ? null : note,
    note: isForStudent ? note : null,
    flags: asked.event === 'RETURN_FOR_REPAIR' ? flagsOf(review, caller) : [],
  }
  const { hasCompleteFigures = false, isTaken = false } = circumstancesOf(review, caller)
  const decision = await moveLoaded(platform, review.loaded, { kind: 'staff', id: caller.id, role }, move, {
    hasCompleteFigures,
    isTaken,
  })
  const version = review.figures?.version
  const isApproval = asked.event === 'APPROVE' || asked.event === 'APPROVE_APPEAL'
  if (decision.does !== 'change') return decision
  const { id } = review.loaded.request
  const writes: NonNullable<typeof decision.change.writes> = async (tx) => {
    await lockToWrite(tx, platform.clock, caller, id)
    if (isApproval && version !== undefined) await markFiguresApproved(tx, platform.clock, id, version)
  }
  return { ...decision, change: { ...decision.change, writes } }
}

/** Returns the flags of exactly the flagged documents, in the order of the form. */
const flagsOf = (review: ReviewCase, caller: StaffCaller): readonly ReviewFlag[] =>
  judgedDocuments(review).flatMap((document) => {
    const verdict = verdictOf(review, document, caller)
    if (verdict?.verdict !== 'FLAGGED') return []
    const { reason, note } = verdict
    return [{ ...document.flag, reason: reason ?? '', ...(note !== null && { note }) }]
  })

const findRefusal = (
  { rules }: ReviewCase,
  { event, refusals, needs }: Decision,
  { reason, note }: Asked,
): AppError | undefined => {
  if (refusals.length > 0) return notAllowed(refusals)
  const written = cleanLines(note ?? '') || null
  if ((needs === 'NOTE' || needs === 'WORDS_FOR_STUDENT') && written === null)
    return new AppError('INVALID_FIELDS', { items: [{ code: 'NOTE_REQUIRED', field: 'note' }] })
  if (needs !== 'DENY_REASON') return undefined
  const wrong = findReasonRefusal(rules.reasons, reasonListOf(event), reason ?? '', written)
  return wrong
    ? new AppError('INVALID_FIELDS', {
        items: [{ code: wrong, field: wrong === 'NOTE_REQUIRED' ? 'note' : 'reason' }],
      })
    : undefined
}
