import { millisecondsOf } from '../period/moments.ts'
import type { Circumstances, RequestState } from './request-state.ts'

/** A stretch of time: from its first moment on, up to but not including its last; null where it has no end. */
export interface Stretch {
  readonly from: Date | null
  readonly until: Date | null
}

/**
 * The stretch around now in which the status table decides alike, since no instant that its conditions look at lies
 * inside it. What was decided now holds at any moment of it.
 */
export const steadyWhile = (
  { correctionDeadline }: RequestState,
  { now, period }: Pick<Circumstances, 'now' | 'period'>,
): Stretch => {
  const turns = [period.from, period.to, period.appealsFrom, period.appealsTo]
    .flatMap((instant) => (instant === null ? [] : [millisecondsOf(instant)]))
    .concat(correctionDeadline === null ? [] : [correctionDeadline.getTime()])
  const past = turns.filter((turn) => turn <= now.getTime())
  const future = turns.filter((turn) => turn > now.getTime())
  return {
    from: past.length === 0 ? null : new Date(Math.max(...past)),
    until: future.length === 0 ? null : new Date(Math.min(...future)),
  }
}
