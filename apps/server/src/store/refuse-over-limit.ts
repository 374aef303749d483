import { AppError } from '../errors.ts'
import type { Gate } from './count-against-limits.ts'

/** Throws the error of a closed gate, with the seconds to wait. */
export const refuseOverLimit = ({ is_open, wait }: Gate): void => {
  if (!is_open) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: wait })
}
