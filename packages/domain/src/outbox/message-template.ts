/** The templates of messages. The shipped texts are in `messageTexts`, the names in `messageTemplates`. */
export const messageTemplates = [
  'CODE_REGISTER',
  'CODE_LOGIN',
  'CODE_RESET',
  'CODE_CONTACT',
  'CODE_BANK',
  'PASSWORD_CHANGED',
  'CONTACT_CHANGED',
  'REQUEST_SUBMITTED',
  'CORRECTION_RETURNED',
  'CORRECTION_CANCELLED',
  'CORRECTION_LAPSED',
  'CORRECTION_RECEIVED',
  'CORRECTION_REMINDER',
  'APPEAL_RECEIVED',
  'APPEAL_UPDATED',
  'APPEAL_RETURNED',
  'APPEAL_RETURN_CANCELLED',
  'APPEAL_CORRECTION_LAPSED',
  'APPEAL_CORRECTION_RECEIVED',
  'APPEAL_CORRECTION_REMINDER',
  'DOCUMENT_LIST',
  'FILE_INFECTED',
  'PROBLEM_REPORT',
  'PROBLEM_REPORT_COPY',
  'RESULT_PUBLISHED',
  'APPEAL_RESULT_PUBLISHED',
  'PAYMENT_RETURNED',
  'BANK_FIX_ASKED',
  'BANK_FIX_RECEIVED',
  'BANK_FIX_ACCEPTED',
  'BANK_FIX_REMINDER',
  'STAFF_INVITATION',
  'STUDENT_ERASED',
  'ACCOUNT_ERASED',
  'UNUSUAL_READING',
] as const
export type MessageTemplate = (typeof messageTemplates)[number]

/** The state of a message; see `outbox_messages`. */
export const messageStates = ['queued', 'sending', 'delivered', 'uncertain', 'refused', 'expired'] as const
export type MessageState = (typeof messageStates)[number]
