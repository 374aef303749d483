import type { Issue } from '../answers/issue.ts'
import { findPasswordFault } from '../identity/password.ts'
import { isMobilePhone } from '../identity/phone.ts'
import type { EligibilityAnswers } from './questions.ts'

/** What no question sees alone: a code must reach the phone, and the password must not be easy to guess. */
export const findAccountIssues = (answers: EligibilityAnswers): readonly Issue[] => {
  const { phone = '', email = '', identityNumber = '', password = '' } = answers
  const fault = findPasswordFault(password, { email, identityNumber })
  return [
    ...(isMobilePhone(phone)
      ? []
      : [{ questionId: 'phone', wire: 'phone', code: 'ENTER_CORRECT_PHONE' } as const]),
    ...(fault === undefined ? [] : [{ questionId: 'password', wire: 'password', code: fault } as const]),
  ]
}
