import type { EligibilityAnswers } from './questions.ts'

/** For tests: a complete form that no rule refuses. */
export const eligibleAnswers: EligibilityAnswers = {
  identityNumber: '123456782',
  phone: '0521234567',
  email: 'dana@example.org',
  emailConfirm: 'dana@example.org',
  password: 'Rv7kbaL2x',
  passwordConfirmation: 'Rv7kbaL2x',
  academicInstitution: '12',
  currentlyStudying: 'BACHELOR',
  otherBachelor: false,
  scholarships: ['NONE'],
  receivedScholarship: false,
  notDeserter: true,
  residencyStatus: 'CITIZEN',
  termsConfirm: '1733000000000',
  additionalConfirm: true,
}
