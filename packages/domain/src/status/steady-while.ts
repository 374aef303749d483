import { millisecondsOf } from '../period/moments.ts'
import type { RegistrationTimes } from '../period/opening.ts'

/** A stretch of time: from its first moment on, up to but not including its last; null where it has no end. */
export interface Stretch {
  readonly from: Date | null
  readonly until: Date | null
}

/**
 * The stretch around now in which it does not change whether the form may be filled: no instant that the status table
 * looks at for it lies inside. What was decided now holds at any moment of it.
 */
export const steadyWhile = (period: Pick<RegistrationTimes, 'from' | 'to'>, now: Date): Stretch => {
  const turns = [millisecondsOf(period.from), millisecondsOf(period.to)]
  const past = turns.filter((turn) => turn <= now.getTime())
  const future = turns.filter((turn) => turn > now.getTime())
  return {
    from: past.length === 0 ? null : new Date(Math.max(...past)),
    until: future.length === 0 ? null : new Date(Math.min(...future)),
  }
}
