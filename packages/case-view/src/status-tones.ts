import type { DisplayStatus } from '@milgo/domain/status/display'
import type { BadgeTone } from '@milgo/ui/badge.tsx'

/** What a status means for its student: `sun` waits for them, `info` for the office, `good` has ended well. */
export const statusTones: Readonly<Record<DisplayStatus, BadgeTone>> = {
  DRAFT: 'neutral',
  SUBMITTED: 'info',
  REPAIR_BACK_FOR: 'sun',
  REPAIR_BACK_FROM: 'info',
  REPAIR_BACK_FROM_TO: 'info',
  TEAM_MANAGER_APPROVAL: 'info',
  WAITING_TO_BE_COMPUTED: 'info',
  DENIED: 'neutral',
  REJECTED_BY_ACADEMIC_INSTITUTION: 'neutral',
  COMPUTED: 'good',
  SCHOLARSHIP_PAID: 'good',
  INVALID_BANK: 'sun',
  INVALID_BANK_BACK_FOR_REPAIR: 'sun',
  INVALID_BANK_REPAIR_BACK_FROM: 'info',
  INVALID_BANK_FIXED: 'info',
  APPEAL_SUBMITTED: 'info',
  APPEAL_REPAIR_BACK_FOR: 'sun',
  APPEAL_REPAIR_BACK_FROM: 'info',
  APPEAL_WAITING_CALCULATED: 'info',
  APPEAL_APPROVED: 'info',
  APPEAL_CALCULATED: 'good',
  APPEAL_PAID: 'good',
  APPEAL_DENIED: 'neutral',
  UI_PROGRESS: 'info',
  UI_APPEAL_PROGRESS: 'info',
}
