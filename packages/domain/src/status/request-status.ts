import { z } from 'zod'

/** The 23 statuses of a request, as the wire spells them; portal specification, section 4. */
export const RequestStatus = z.enum([
  'DRAFT',
  'SUBMITTED',
  'DENIED',
  'TEAM_MANAGER_APPROVAL',
  'WAITING_TO_BE_COMPUTED',
  'REPAIR_BACK_FOR',
  'REPAIR_BACK_FROM',
  'REPAIR_BACK_FROM_TO',
  'COMPUTED',
  'SCHOLARSHIP_PAID',
  'APPEAL_SUBMITTED',
  'APPEAL_CALCULATED',
  'APPEAL_PAID',
  'APPEAL_DENIED',
  'APPEAL_WAITING_CALCULATED',
  'APPEAL_APPROVED',
  'APPEAL_REPAIR_BACK_FOR',
  'APPEAL_REPAIR_BACK_FROM',
  'INVALID_BANK',
  'INVALID_BANK_BACK_FOR_REPAIR',
  'INVALID_BANK_REPAIR_BACK_FROM',
  'INVALID_BANK_FIXED',
  'REJECTED_BY_ACADEMIC_INSTITUTION',
])
export type RequestStatus = z.infer<typeof RequestStatus>
