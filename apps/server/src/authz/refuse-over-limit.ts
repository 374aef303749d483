import { AppError } from '../errors.ts'
import type { Gate } from '../store/limit-gate.ts'

export const refuseOverLimit = ({ is_open, wait }: Gate): void => {
  if (!is_open) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: wait })
}
