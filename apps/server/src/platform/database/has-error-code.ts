/** Returns whether a database error has this code, also inside the error that Drizzle wraps around it. */
export const hasErrorCode = (error: unknown, code: string): boolean => {
  if (typeof error !== 'object' || error === null) return false
  if ('code' in error && error.code === code) return true
  return 'cause' in error && hasErrorCode(error.cause, code)
}
