import type { StepId } from '@milgo/domain/application/steps'
import type { CorrectionEnd } from '@milgo/domain/status/correction-end'
import { findArrival } from '../../../request/find-arrival.ts'
import type { Outcome } from '../../../request/keeping/keeper-machine.ts'
import type { KeeperState } from '../../../request/keeping/keeper-state.ts'
import { passes } from '../../../request/keeping/read-refusal.ts'
import { type FormClosed, isOver, type Sending, type SendingResult } from '../../../request/sending.ts'
import { findFillEnd } from '../find-fill-end.ts'

type Result = SendingResult | FormClosed | undefined

export type SendingCalls = {
  readonly submit: () => Promise<Outcome>
  /** Returns why the submit failed. */
  readonly state: () => Pick<KeeperState<StepId>, 'conflict' | 'failure'>
  /** Asks the service whether it has the request. Fails if the service cannot be asked. */
  readonly isThere: () => Promise<boolean>
  /** Waits until the service may be reached again. */
  readonly again: () => Promise<void>
  /** Asks the service whether the correction is over, and how; only for a correction. */
  readonly findEnd?: () => Promise<CorrectionEnd | undefined>
  /** Locks the form while it is sent; `unlock` opens it again if it was not accepted. */
  readonly lock: () => void
  readonly unlock: () => void
  /** Called after every result. */
  readonly afterwards?: () => void
}

/**
 * Sends the request, one call at a time, and sets the result. While it is not known whether the request arrived, asks
 * the service until it is.
 */
export const sendRequest = async (sending: Sending, calls: SendingCalls): Promise<void> => {
  const sendingState = sending.current()
  if (sendingState.is === 'sending' || isOver(sendingState)) return
  sending.set({ is: 'sending' })
  calls.lock()
  let result: Result
  try {
    result = await findResult(calls)
  } finally {
    if (!result || !isOver(result)) calls.unlock()
    sending.set(result ?? { is: 'ready' })
  }
  calls.afterwards?.()
  if (result?.is === 'unknown') await findOut(sending, calls)
}

const findOut = async (sending: Sending, calls: SendingCalls): Promise<void> => {
  const isWanted = () => sending.current().is === 'unknown'
  const isThere = await findArrival(calls.isThere, { again: calls.again, isWanted })
  const state = sending.current()
  if (isThere === undefined || state.is !== 'unknown') return
  if (isThere) return sendRequest(sending, calls)
  // Whoever has read that it is not known, and went on, is not stopped by a window about nothing.
  sending.set({ is: state.isRead ? 'ready' : 'notThere' })
}

const findResult = async (calls: SendingCalls): Promise<Result> => {
  const first = await trySending(calls)
  if (!isUnanswered(first)) return first
  const isThere = await calls.isThere().catch(() => undefined)
  if (isThere === false) return { is: 'notThere' }
  // Sending again is safe: the service answers the same to the same answers, and to other answers that the request was
  // sent before.
  const second = isThere ? await trySending(calls) : first
  return isUnanswered(second) ? { is: 'unknown' } : second
}

const trySending = async ({ submit, state, findEnd }: SendingCalls): Promise<Result> => {
  const outcome = await submit()
  if (typeof outcome === 'object') return { is: 'sent' }
  if (outcome === 'refused' || outcome === 'outdated') return { is: outcome }
  const { conflict, failure } = state()
  // The conflict window asks by itself.
  if (conflict) return undefined
  const end = failure?.why === 'refused' ? await findEnd?.().catch(() => undefined) : undefined
  const is = end ?? findFillEnd(failure)
  return is ? { is } : { is: 'failed', failure }
}

/** Returns whether no answer arrived, so that it is not known whether the service has the request. */
const isUnanswered = (result: Result): boolean =>
  result?.is === 'failed' && result.failure !== undefined && passes(result.failure)
