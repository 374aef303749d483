import type { formNotes as original } from '../he/form-notes.ts'
import type { WordsLike } from '../words.ts'

export const formNotes: WordsLike<typeof original> = {
  districtHint: 'If your neighbourhood is not listed, choose “Other”',
  bankNote: {
    noPromise: 'Giving bank details is not a promise of a scholarship or any part of one.',
    purpose: 'They are used only if you are entitled.',
    deletion: 'Otherwise they will be deleted.',
  },
  spouseNote: 'If you are not in touch with your spouse, attach a lawyer’s declaration',
  notWorkNote: 'For someone who does not work, attach a confirmation of that as well',
  correctnessText:
    'I know that giving false details or withholding information may lead to loss of entitlement and a demand to return the money',
  academicScope: 'I study at least 60% of two semesters, or 4 advanced courses',
  submitSuccess: 'The application was submitted successfully',
  submitProblem: 'There was a problem submitting your application',
  submitChecked:
    'The application will be checked against the threshold conditions, the criteria and the grant procedures',
  submitMessage: 'A separate message will arrive by e-mail and SMS',
  submitOnce: 'An application can be corrected only once',
  submitAnswers: 'Final decisions are expected in {date}',
  sendListToEmail: 'Send the document list to my e-mail',
  emailSent: 'The list was sent to your e-mail',
  back: 'Back',
  saveAndClose: 'Save and close',
  send: 'Send application',
  submitCorrections: 'Submit corrections',
  addFamilyMember: 'Add family member',
  remove: 'Remove',
  familyMemberLine: 'Family member {n}',
  documentOf: '{document}: {member}',
  documentNumber: '{document} ({n})',
  requestSubmission: 'Sending the application',
}
