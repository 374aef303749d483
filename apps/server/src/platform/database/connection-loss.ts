/** A connection was found dead in the middle of a transaction. */
export class ConnectionLost extends Error {
  constructor(cause: unknown) {
    super('The connection to the database was lost', { cause })
    this.name = 'ConnectionLost'
  }
}

/**
 * Whether an error means "the database went away", as it does for a moment when it restarts, and not
 * "the database refused". Node's socket errors, and PostgreSQL's classes 08 (connection) and 57P (shutdown).
 */
export const isConnectionLoss = (error: unknown): boolean =>
  error instanceof Error &&
  (error instanceof ConnectionLost ||
    hasLostCode(error) ||
    lostMessages.has(error.message) ||
    isConnectionLoss(error.cause) ||
    isAnyLost(error))

const lostCodes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08\d\d\d|57P0[1-3])$/

/** `pg` and its pool report these without a code. */
const lostMessages = new Set([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'timeout exceeded when trying to connect',
])

const hasLostCode = (error: Error): boolean =>
  'code' in error && typeof error.code === 'string' && lostCodes.test(error.code)

/** A name with several addresses fails with one error for each. */
const isAnyLost = (error: Error): boolean =>
  error instanceof AggregateError && error.errors.some(isConnectionLoss)
