import { hasErrorCode } from './has-error-code.ts'

/** Two rows would have had one value. */
export const isUniqueViolation = (error: unknown): boolean => hasErrorCode(error, '23505')
