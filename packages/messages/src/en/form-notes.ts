import type { formNotes as original } from '../he/form-notes.ts'
import type { WordsLike } from '../words.ts'

export const formNotes: WordsLike<typeof original> = {
  districtHint: 'If your neighbourhood is not listed, choose “Other”',
  bankNote: {
    noPromise: 'Giving bank details is no guarantee of a grant or part of one',
    purpose: 'They are used only if there is an entitlement',
    deletion: 'Otherwise they will be deleted',
  },
  spouseNote: 'If not in touch with the spouse, attach a lawyer’s declaration',
  notWorkNote: 'Whoever does not work attaches a confirmation of it',
  correctnessText:
    'I know that giving false details or withholding information may lead to loss of entitlement and a demand to return the money',
  academicScope: 'I study at least 60% of two semesters, or 4 advanced courses',
  submitSuccess: 'The request was submitted successfully',
  submitProblem: 'There was a problem submitting your request',
  submitChecked: 'The request is checked against threshold conditions, criteria and grant procedures',
  submitMessage: 'A separate message will arrive by e-mail and SMS',
  submitOnce: 'A request can be corrected only once',
  submitAnswers: 'Final answers are expected in {date}',
  correctionWindow: 'You have {days} days from sending to submit the corrections',
  sendListToEmail: 'Send the document list to my e-mail',
  emailSent: 'E-mail sent',
  back: 'Back',
  saveAndClose: 'Save and close',
  send: 'Send request',
  submitCorrections: 'Submit corrections',
  addFamilyMember: 'Add family member',
  remove: 'Remove',
  familyMemberLine: 'Family member {n}',
  documentOf: '{document}: {member}',
  documentNumber: '{document} ({n})',
  requestSubmission: 'Request submission',
}
