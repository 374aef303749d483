import type * as original from '../he/eligibility.ts'
import type { WordsLike } from '../words.ts'

export const eligibilityQuestions: WordsLike<typeof original.eligibilityQuestions> = {
  identityNumber: 'Identity number',
  phone: 'Mobile phone',
  email: 'E-mail',
  emailConfirm: 'Confirm e-mail',
  password: 'Password',
  passwordConfirmation: 'Confirm password',
  academicInstitution: 'Academic institution',
  currentlyStudying: 'Current studies',
  otherBachelor: 'Do you hold another bachelor’s degree?',
  eligibleForAssistance: 'Are you eligible for assistance?',
  scholarships: 'Do you receive one of these scholarships?',
  receivedScholarship: 'Did you receive another scholarship?',
  receivedScholarshipName: 'Scholarship name',
  receivedScholarshipAmount: 'Scholarship amount (NIS)',
  notDeserter: 'I declare that I am not a deserter or draft evader',
  residencyStatus: 'Citizenship status',
  termsConfirm: 'I have read and accept the terms of use and privacy policy',
  additionalConfirm:
    'I know that the details I gave are kept and processed according to the terms of use and the privacy policy',
}

export const eligibilityPlaces: WordsLike<typeof original.eligibilityPlaces> = {
  account: 'Identity and contact details',
  studies: 'Academic info',
  aid: 'Scholarships',
  declarations: 'Declarations',
}

export const eligibilityOptions: WordsLike<typeof original.eligibilityOptions> = {
  currentlyStudying: {
    BACHELOR: 'Bachelor’s degree',
    PREPARATORY: 'Pre-academic preparatory programme',
    MAHAT: 'Practical engineering / technician (MAHAT)',
    OTHER: 'Other',
  },
  scholarships: {
    MAROM: 'Marom',
    TENA: 'Tena',
    IRTIKA: 'Irtika',
    PERACH: 'Perach',
    NONE: 'None of these',
  },
  residencyStatus: {
    CITIZEN: 'Israeli citizen',
    RESIDENT: 'Permanent resident',
    NONE: 'None of these',
  },
}

export const eligibilityStates: WordsLike<typeof original.eligibilityStates> = {
  NEW: 'Eligibility check',
  CHECKED: 'One-time code verification',
  FAILED: 'Not eligible to apply',
  CONFIRMED: 'Eligibility confirmed',
}

export const eligibilityRefusals: WordsLike<typeof original.eligibilityRefusals> = {
  NOT_RESIDENT: 'The scholarship is for Israeli citizens and permanent residents',
  NOT_STUDYING:
    'The scholarship is for students of a bachelor’s degree, a preparatory programme or practical engineering (MAHAT)',
  OTHER_BACHELOR: 'The scholarship is not given to holders of another bachelor’s degree',
  OTHER_SCHOLARSHIP: 'This scholarship cannot be received together with Marom, Tena, Irtika or Perach',
  SCHOLARSHIP_AMOUNT: 'The other scholarship you received is above NIS {ceiling}',
  DESERTER: 'You did not declare that you are not a deserter or draft evader',
  USER_EXIST: 'This user already exists',
  PERIOD_CLOSED: 'Registration is closed',
}

export const eligibilityModals: WordsLike<typeof original.eligibilityModals> = {
  eligibilityOnLoad: {
    header: 'Before you start',
    text: 'A few short questions check whether you can apply. Have your ID card and mobile phone at hand',
    positive: 'Start',
    negative: 'Back to home page',
  },
  eligibilityConfirm: {
    header: 'Confirm eligibility details',
    text: 'The details cannot be changed after the check. Are they correct?',
    positive: 'Check eligibility',
    negative: 'Cancel',
  },
  eligibilityExit: {
    header: 'Exit the eligibility check',
    text: 'The details you entered will not be kept. Exit?',
    positive: 'Exit',
    negative: 'Cancel',
  },
}

export const eligibilityTexts: WordsLike<typeof original.eligibilityTexts> = {
  notEligibleTitle: 'You are not eligible',
  notEligibleSubtitle: 'The reasons are:',
  statementWillBeChecked: 'The statement will be checked',
  otpCode: 'One-time code',
  check: 'Check eligibility',
  exit: 'Exit',
  backToHome: 'Back to home page',
}
