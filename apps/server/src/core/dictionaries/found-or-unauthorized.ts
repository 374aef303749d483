import { AppError } from '../../errors.ts'

/**
 * Returns the result of a statement that also checked the session. Throws 401 if it is undefined, because then the
 * session is not valid.
 */
export const foundOrUnauthorized = <Found>(found: Found | undefined): Found => {
  if (found === undefined) throw new AppError('UNAUTHORIZED')
  return found
}
