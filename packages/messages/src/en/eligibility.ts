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
  studies: 'Studies',
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
    'The scholarship is for students of a bachelor’s degree, a pre-academic preparatory programme or practical engineering (MAHAT)',
  OTHER_BACHELOR: 'The scholarship is not given to holders of another bachelor’s degree',
  OTHER_SCHOLARSHIP: 'This scholarship cannot be received together with Marom, Tena, Irtika or Perach',
  SCHOLARSHIP_AMOUNT: 'The other scholarship you received is above ₪{ceiling}',
  DESERTER: 'The declaration that you are not a deserter or draft evader is missing',
  USER_EXIST: 'An account with these details already exists',
  PERIOD_CLOSED: 'Registration is closed',
}

export const eligibilityModals: WordsLike<typeof original.eligibilityModals> = {
  eligibilityOnLoad: {
    header: 'Before you start',
    text: 'The check takes about three minutes. Have your identity card at hand, a mobile phone for the code, and the details of other scholarships you received. We store your details only if you are eligible to apply.',
    positive: 'Start',
    negative: 'Back to home page',
  },
  eligibilityConfirm: {
    header: 'Confirm your eligibility details',
    text: 'Check your identity number, phone and e-mail once more. The code and our messages go to this phone and e-mail, and none of them can be changed in the application form.',
    positive: 'The details are right',
    negative: 'Back to correcting',
  },
  eligibilityExit: {
    header: 'Leave the eligibility check',
    text: 'What you filled in will not be saved. Leave anyway?',
    positive: 'Exit',
    negative: 'Continue the check',
  },
}

export const eligibilityTexts: WordsLike<typeof original.eligibilityTexts> = {
  lead: 'A few short questions and a code to your phone, and you can start the application.',
  next: {
    title: 'What happens now',
    check: 'You answer the questions and check your eligibility',
    code: 'A one-time code comes to your mobile phone',
    form: 'You go straight on to the application form',
  },
  storedInTab:
    'What you fill in stays in this tab for half an hour, even if the page is reloaded. The password is not stored.',
  remaining: {
    one: 'One field left to fill in',
    other: '{count} fields left to fill in',
  },
  ready: 'Everything is filled in; you can check now',
  check: 'Check eligibility',
  checking: 'Checking…',
  exit: 'Exit',
  statementWillBeChecked: 'The statement will be checked',
  passwordHelp: 'You will log in with this password next time',
  phoneHelp: 'The code will be sent to this phone',
  eligible: 'You may apply. All that is left is to confirm your phone.',
  notEligibleTitle: 'You are not eligible',
  notEligibleSubtitle: 'The reasons are:',
  notStored: 'We have not stored the details you gave.',
  userExistsTitle: 'You are already registered',
  userExistsText:
    'In this registration period there already is an account with the identity number, phone or e-mail you gave. You can log in to it and continue where you stopped.',
  backToForm: 'Back to the questions',
  attemptOver:
    'This check is no longer valid: more than a day has passed. You can send it again and get a new code.',
  pendingCode: {
    text: 'A code was already sent to {phone}, and you can enter it. If you check with other details, a new code is sent.',
    action: 'Enter the code',
  },
  passwordAgain: {
    text: 'A one-time code was sent to {phone}. The page was reloaded, so first enter the password you chose in the check.',
    help: 'The password is not stored in the browser. Without it the code cannot be verified and no new code can be sent.',
    refused:
      'This is not the password you chose in the check, or the check is no longer valid. Try another password, or go back to the questions and send them again.',
    goOn: 'Continue to the code',
  },
  backToHome: 'Back to home page',
  closedText:
    'Eligibility cannot be checked now. If you have started an application, you can log in and follow it.',
  upcomingText: 'The eligibility check opens together with registration.',
  loadFailed: 'We could not load the eligibility check',
  loadFailedText: 'The connection may have dropped for a moment, or the system is busy. You can try again.',
}
