import type * as original from '../he/status.ts'
import type { WordsLike } from '../words.ts'

export const statuses: WordsLike<typeof original.statuses> = {
  DRAFT: 'Draft',
  SUBMITTED: 'Application submitted',
  DENIED: 'Application denied',
  TEAM_MANAGER_APPROVAL: 'Awaiting team manager approval',
  WAITING_TO_BE_COMPUTED: 'Waiting for score calculation',
  REPAIR_BACK_FOR: 'Returned for correction',
  REPAIR_BACK_FROM: 'Corrections submitted',
  REPAIR_BACK_FROM_TO: 'Corrections submitted – under re-examination',
  COMPUTED: 'Score calculated',
  SCHOLARSHIP_PAID: 'Scholarship paid',
  APPEAL_SUBMITTED: 'Appeal submitted',
  APPEAL_CALCULATED: 'Score recalculated following the appeal',
  APPEAL_PAID: 'Scholarship paid following the appeal',
  APPEAL_DENIED: 'Appeal denied',
  APPEAL_WAITING_CALCULATED: 'Appeal waiting for score calculation',
  APPEAL_APPROVED: 'Appeal approved',
  APPEAL_REPAIR_BACK_FOR: 'Appeal returned for correction',
  APPEAL_REPAIR_BACK_FROM: 'Appeal corrections submitted',
  INVALID_BANK: 'Invalid bank details',
  INVALID_BANK_BACK_FOR_REPAIR: 'Bank details returned for correction',
  INVALID_BANK_REPAIR_BACK_FROM: 'Corrected bank details submitted',
  INVALID_BANK_FIXED: 'Bank details corrected',
  REJECTED_BY_ACADEMIC_INSTITUTION: 'Rejected by the academic institution',
  UI_PROGRESS: 'Being processed',
  UI_APPEAL_PROGRESS: 'Appeal being processed',
}

export const statusEvents: WordsLike<typeof original.statusEvents> = {
  SUBMIT: 'Submit the application',
  RETURN_FOR_REPAIR: 'Return for correction',
  CANCEL_RETURN: 'Cancel the return for correction',
  SUBMIT_CORRECTIONS: 'Submit corrections',
  WINDOW_LAPSES: 'The time for corrections has passed',
  APPROVE: 'Approve the application',
  DENY: 'Deny the application',
  INSTITUTION_REJECTS: 'Rejection by the academic institution',
  WITHDRAW_REJECTION: 'Withdraw the institution’s waiting rejection',
  SEND_BACK_TO_REVIEW: 'Send back to review',
  CONFIRM: 'Team manager confirmation',
  COMPUTE: 'Calculate the score',
  REOPEN: 'Reopen',
  REVISE: 'Revise the published result',
  PAYMENT_CONFIRMED: 'Payment confirmed',
  ACCOUNT_NEEDED: 'Another bank account is needed',
  NOTHING_DUE: 'Nothing is left to pay',
  ASK_FOR_BANK_FIX: 'Ask for corrected bank details',
  FIX_BANK_DETAILS: 'Correct bank details',
  ACCEPT_BANK_FIX: 'Accept the corrected bank details',
  ASK_FOR_BANK_FIX_AGAIN: 'Ask again for corrected bank details',
  APPEAL: 'Submit appeal',
  APPROVE_APPEAL: 'Approve the appeal',
  DENY_APPEAL: 'Deny the appeal',
  QUEUE_APPEAL: 'Queue the appeal for score calculation',
}

export const actors: WordsLike<typeof original.actors> = {
  STUDENT: 'Student',
  REVIEWER: 'Reviewer',
  MANAGER: 'Manager',
  FINANCE: 'Finance',
  SYSTEM: 'The system',
  INSTITUTION_LIST: 'The academic institution’s list',
}

export const statusRefusals: WordsLike<typeof original.statusRefusals> = {
  WRONG_STATUS: 'This cannot be done in the current status of the application',
  WRONG_ACTOR: 'You do not have permission for this action',
  PERIOD_CLOSED: 'Registration is closed',
  APPEALS_CLOSED: 'The appeals period is closed',
  RESULT_NOT_PUBLISHED: 'The result has not been published yet',
  ALREADY_CORRECTED: 'An application can be corrected only once',
  CORRECTION_WINDOW_LAPSED: 'The time for corrections has passed',
  CORRECTION_WINDOW_OPEN: 'The time for corrections has not passed yet',
  REASON_REQUIRED: 'A reason is required',
  ALREADY_APPEALED: 'Only one appeal can be submitted for an application',
  RESULT_PUBLISHED: 'The result has already been published',
  FLAGS_REQUIRED: 'Flag at least one document',
  FIGURES_INCOMPLETE: 'The verified figures must be complete',
  REJECTION_WAITS_FOR_REVIEW:
    'A manager applies the institution’s rejection after a reviewer has taken the application again',
  NO_REJECTION_WAITING: 'No rejection by the institution waits for this application',
  NOT_YOUR_RETURN: 'Only the person who sent it back, or a manager, can cancel the return',
  SECOND_PERSON_REQUIRED: 'Another person is needed: whoever worked on the application cannot do this',
  PAYMENT_STILL_DUE: 'Something is still to be paid or on its way',
  ACCOUNT_USABLE: 'The present bank account can be paid to',
  APPEAL_OPEN: 'An appeal waits for its answer: the result can be corrected after that is published',
  REVISION_WAITING: 'Another proposal to correct the result already waits for a signature',
  REVISION_CHANGES_NOTHING: 'The correction changes neither the score nor the award',
  REVISION_OUTDATED:
    'What the proposal rests on has changed since it was written. Withdraw it and propose again',
}

export const studentActions: WordsLike<typeof original.studentActions> = {
  FILL_FORM: 'Continue the application',
  FIX_DOCUMENTS: 'Correct the documents',
  APPEAL: 'Submit appeal',
  UPDATE_APPEAL: 'Update the appeal',
  FIX_APPEAL: 'Correct the appeal',
  FIX_BANK_DETAILS: 'Correct bank details',
  VIEW_SUBMITTED_COPY: 'View the submitted application',
  VIEW_APPEAL: 'View the appeal',
  VIEW_RESULT: 'View the result and the detailed score',
}

export const publishStates: WordsLike<typeof original.publishStates> = {
  '0': 'Not published',
  '1': 'Result published',
  '2': 'Appeal result published',
}
