import { hasErrorCode } from './has-error-code.ts'

/** Somebody else has held a row for longer than this transaction waits. */
export const isLockTimeout = (error: unknown): boolean => hasErrorCode(error, '55P03')
