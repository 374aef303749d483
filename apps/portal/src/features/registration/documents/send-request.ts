import type { StepId } from '@milgo/domain/application/steps'
import type { CorrectionEnd } from '@milgo/domain/status/correction-end'
import type { Outcome } from '../../../request/keeping/keeper-machine.ts'
import type { KeeperState } from '../../../request/keeping/keeper-state.ts'
import { passes, type Trouble } from '../../../request/keeping/read-refusal.ts'
import { isOver, type Sending, type SendingResult } from '../../../request/sending.ts'

export type SendingWays = {
  readonly submit: () => Promise<Outcome>
  /** Why it did not succeed. */
  readonly state: () => Pick<KeeperState<StepId>, 'conflict' | 'trouble'>
  /** Asks the service whether it has the request. */
  readonly isThere: () => Promise<boolean>
  /** Of a correction: asks the service whether it is over, and how. */
  readonly findEnd?: () => Promise<CorrectionEnd | undefined>
  /** What is being sent is not to be changed; where it was not taken it may be again. */
  readonly lock: () => void
  readonly unlock: () => void
}

/** Sends the request, once at a time, and tells whoever looks what became of it. */
export const sendRequest = async (sending: Sending, ways: SendingWays): Promise<void> => {
  const standing = sending.standing()
  if (standing.is === 'sending' || isOver(standing)) return
  sending.become({ is: 'sending' })
  ways.lock()
  let result: SendingResult | undefined
  try {
    result = await findResult(ways)
  } finally {
    if (!result || !isOver(result)) ways.unlock()
    sending.become(result ?? { is: 'ready' })
  }
}

const findResult = async (ways: SendingWays): Promise<SendingResult | undefined> => {
  const first = await trySending(ways)
  if (!isUnanswered(first)) return first
  const isThere = await ways.isThere().catch(() => undefined)
  if (isThere === false) return { is: 'notThere' }
  // To the same answers the service says the same again, and to others that it was sent before.
  const second = isThere ? await trySending(ways) : first
  return isUnanswered(second) ? { is: 'unknown' } : second
}

const trySending = async ({ submit, state, findEnd }: SendingWays): Promise<SendingResult | undefined> => {
  const outcome = await submit()
  if (typeof outcome === 'object') return { is: 'sent' }
  if (outcome === 'refused' || outcome === 'outdated') return { is: outcome }
  const { conflict, trouble } = state()
  // The window that shows both versions asks by itself.
  if (conflict) return undefined
  const end = trouble?.why === 'refused' ? await findEnd?.().catch(() => undefined) : undefined
  if (end) return { is: end }
  return isSentBefore(trouble) ? { is: 'sentElsewhere' } : { is: 'failed', trouble }
}

/** Who heard no answer cannot know whether the service has it. */
const isUnanswered = (result: SendingResult | undefined): boolean =>
  result?.is === 'failed' && result.trouble !== undefined && passes(result.trouble)

const isSentBefore = (trouble: Trouble | undefined): boolean =>
  trouble?.why === 'refused' &&
  trouble.error.refusal?.errors?.some(({ code }) => code === 'WRONG_STATUS') === true
