import type { officeStatuses as original } from '../he/office-status.ts'
import type { WordsLike } from '../words.ts'
import { statuses } from './status.ts'

export const officeStatuses: WordsLike<typeof original> = {
  ...statuses,
  REPAIR_BACK_FROM_TO: 'Correction deadline passed',
}
