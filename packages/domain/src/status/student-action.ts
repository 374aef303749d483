/** The actions that the personal area offers a student. */
export const studentActions = [
  'FILL_FORM',
  'FIX_DOCUMENTS',
  'APPEAL',
  'UPDATE_APPEAL',
  'FIX_APPEAL',
  'FIX_BANK_DETAILS',
  'VIEW_SUBMITTED_COPY',
  'VIEW_APPEAL',
  'VIEW_RESULT',
] as const
export type StudentAction = (typeof studentActions)[number]
