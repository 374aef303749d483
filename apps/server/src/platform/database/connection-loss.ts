/** Thrown if a connection broke in the middle of a transaction. */
export class ConnectionLost extends Error {
  constructor(cause: unknown) {
    super('The connection to the database was lost', { cause })
    this.name = 'ConnectionLost'
  }
}

/**
 * Returns whether an error means that the database is not reachable, as for a moment during its restart, and not that
 * it refused a statement. Such are Node's socket errors, and PostgreSQL's classes 08 (connection) and 57P (shutdown).
 */
export const isConnectionLoss = (error: unknown): boolean =>
  error instanceof Error &&
  (error instanceof ConnectionLost ||
    hasLostCode(error) ||
    lostMessages.has(error.message) ||
    isConnectionLoss(error.cause) ||
    isAnyLost(error))

const lostCodes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08\d\d\d|57P0[1-3])$/

/** The pool reports this if no connection became free in time: all are busy, or none could be opened. */
const waitTimeout = 'timeout exceeded when trying to connect'

/** Returns whether a wait for a free connection ran out. */
export const isWaitTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.message === waitTimeout || isWaitTimeout(error.cause))

/** `pg` and its pool report these without a code. */
const lostMessages = new Set([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  waitTimeout,
])

const hasLostCode = (error: Error): boolean =>
  'code' in error && typeof error.code === 'string' && lostCodes.test(error.code)

/** A host name with several addresses fails with one error for each address. */
const isAnyLost = (error: Error): boolean =>
  error instanceof AggregateError && error.errors.some(isConnectionLoss)
