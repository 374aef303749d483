import { AppError } from '../../errors.ts'

/** What a statement found that also looked at the session: 401 where that does not live. */
export const ofLiving = <Found>(found: Found | undefined): Found => {
  if (found === undefined) throw new AppError('UNAUTHORIZED')
  return found
}
