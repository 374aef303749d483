import { hasErrorCode } from './has-error-code.ts'

/** Returns whether a unique index refused a second row with the same value. */
export const isUniqueViolation = (error: unknown): boolean => hasErrorCode(error, '23505')
