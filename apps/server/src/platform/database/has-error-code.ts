/** Of an error of the database, also inside the one that Drizzle wraps around it. */
export const hasErrorCode = (error: unknown, code: string): boolean => {
  if (typeof error !== 'object' || error === null) return false
  if ('code' in error && error.code === code) return true
  return 'cause' in error && hasErrorCode(error.cause, code)
}
