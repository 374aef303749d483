import { AppError } from '../errors.ts'

/** What the gate of a statement answered. */
export type Gate = { readonly is_open: boolean; readonly wait: number }

export const refuseOverLimit = ({ is_open, wait }: Gate): void => {
  if (!is_open) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: wait })
}
