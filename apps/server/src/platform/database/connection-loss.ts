/**
 * Whether an error means "the database went away", as it does for a moment when it restarts, and not
 * "the database refused". Node's socket errors, and PostgreSQL's classes 08 (connection) and 57P (shutdown).
 */
export const isConnectionLoss = (error: unknown): boolean =>
  error instanceof Error &&
  (hasLostCode(error) || lostMessages.has(error.message) || isConnectionLoss(error.cause) || isAnyLost(error))

const lostCodes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|08\d\d\d|57P0[1-3])$/

/** `pg` reports these two without a code. */
const lostMessages = new Set([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
])

const hasLostCode = (error: Error): boolean =>
  'code' in error && typeof error.code === 'string' && lostCodes.test(error.code)

/** A name with several addresses fails with one error for each. */
const isAnyLost = (error: Error): boolean =>
  error instanceof AggregateError && error.errors.some(isConnectionLoss)
