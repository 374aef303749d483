import { jerusalemTime } from '@milgo/messages/jerusalem-time'
import { AppError } from '../../errors.ts'
import type { Gate } from '../../store/limit-gate.ts'

const minute = 60_000

/** Says until when, in whole minutes of Israel's clock: whoever comes back then is let try. */
export const refuseLockedLogin = ({ is_open, wait, now }: Gate & { readonly now: number }): void => {
  if (is_open) return
  const until = new Date(Math.ceil((now + wait * 1000) / minute) * minute)
  throw new AppError('LOGIN_LOCKED', {
    params: { time: jerusalemTime(until).hour },
    retryAfterSeconds: wait,
  })
}
