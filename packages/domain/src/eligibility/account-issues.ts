import type { Issue } from '../answers/issue.ts'
import { findPasswordFault } from '../identity/password.ts'
import { findMobileFault } from '../identity/phone.ts'
import type { EligibilityAnswers } from './questions.ts'

/**
 * Returns issues that no question can find alone: a code must be able to reach the phone, and the password must not be
 * easy to guess.
 */
export const findAccountIssues = (answers: EligibilityAnswers): readonly Issue[] => {
  const { phone = '', email = '', identityNumber = '', password = '' } = answers
  const phoneFault = findMobileFault(phone)
  const fault = findPasswordFault(password, { email, identityNumber })
  return [
    ...(phoneFault === undefined ? [] : [{ questionId: 'phone', wire: 'phone', code: phoneFault } as const]),
    ...(fault === undefined ? [] : [{ questionId: 'password', wire: 'password', code: fault } as const]),
  ]
}
