import { z } from 'zod'

/** The events of a request; the middle column of the table in decisions, section 8. */
export const StatusEvent = z.enum([
  'SUBMIT',
  'RETURN_FOR_REPAIR',
  'CANCEL_RETURN',
  'SUBMIT_CORRECTIONS',
  'WINDOW_LAPSES',
  'APPROVE',
  'DENY',
  'INSTITUTION_REJECTS',
  'WITHDRAW_REJECTION',
  'SEND_BACK_TO_REVIEW',
  'CONFIRM',
  'COMPUTE',
  'REOPEN',
  'REVISE',
  'PAYMENT_CONFIRMED',
  'ACCOUNT_NEEDED',
  'NOTHING_DUE',
  'ASK_FOR_BANK_FIX',
  'FIX_BANK_DETAILS',
  'ACCEPT_BANK_FIX',
  'ASK_FOR_BANK_FIX_AGAIN',
  'APPEAL',
  'APPROVE_APPEAL',
  'DENY_APPEAL',
  'QUEUE_APPEAL',
])
export type StatusEvent = z.infer<typeof StatusEvent>
