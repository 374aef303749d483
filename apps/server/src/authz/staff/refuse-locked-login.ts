import { jerusalemTime } from '@milgo/messages/jerusalem-time'
import { AppError } from '../../errors.ts'
import type { Gate } from '../../store/count-against-limits.ts'

const minute = 60_000

/**
 * Refuses a locked login. The refusal names the end of the lock in whole minutes of Israel's time, rounded up, so that
 * a try at that time is allowed.
 */
export const refuseLockedLogin = ({ is_open, wait, now }: Gate & { readonly now: number }): void => {
  if (is_open) return
  const until = new Date(Math.ceil((now + wait * 1000) / minute) * minute)
  throw new AppError('LOGIN_LOCKED', {
    params: { time: jerusalemTime(until).hour },
    retryAfterSeconds: wait,
  })
}
