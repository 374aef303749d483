import { hasErrorCode } from './has-error-code.ts'

/** Returns whether another transaction locked a row for longer than this transaction waits. */
export const isLockTimeout = (error: unknown): boolean => hasErrorCode(error, '55P03')
