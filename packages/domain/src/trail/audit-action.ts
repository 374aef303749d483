import { z } from 'zod'

/** What the audit trail records, in the order in which a filter offers it. */
export const AuditAction = z.enum([
  'request-viewed',
  'document-viewed',
  'number-revealed',
  'request-created',
  'request-submitted',
  'request-moved',
  'request-taken',
  'request-work-changed',
  'conflict-declared',
  'note-added',
  'duplicate-dismissed',
  'institution-list-checked',
  'institution-list-applied',
  'institution-list-revoked',
  'file-infected',
  'request-computed-again',
  'results-computed',
  'rules-proposed',
  'rules-activated',
  'rules-withdrawn',
  'second-look-opened',
  'second-look-decided',
  'second-look-settled',
  'release-changed',
  'letter-viewed',
  'batch-created',
  'batch-approved',
  'batch-exported',
  'batch-discarded',
  'batch-downloaded',
  'results-uploaded',
  'results-applied',
  'results-discarded',
  'payment-change-proposed',
  'payment-change-confirmed',
  'payment-change-refused',
  'acting-code-made',
  'acting-started',
  'acting-call',
  'acting-refused',
  'acting-ended',
  'staff-login',
  'staff-login-refused',
  'staff-logout',
  'second-factor-set',
  'second-factor-reset',
  'recovery-codes-made',
  'recovery-code-used',
  'staff-password-changed',
  'staff-identity-set',
  'staff-added',
  'staff-removed',
  'trail-exported',
  'student-erased',
])
export type AuditAction = z.infer<typeof AuditAction>

/** Openings of a student's data; who reads unusually much is found among these. */
export const viewActions = [
  'request-viewed',
  'document-viewed',
  'number-revealed',
] as const satisfies readonly AuditAction[]

/** In the story of one request the events themselves say this, with their reasons. */
export const actionsShownAsEvents = [
  'request-submitted',
  'request-moved',
] as const satisfies readonly AuditAction[]
