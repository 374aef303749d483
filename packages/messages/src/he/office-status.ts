import { statuses } from './status.ts'

/** The statuses as the office calls them: staff have to know that a correction never came. */
export const officeStatuses = { ...statuses, REPAIR_BACK_FROM_TO: 'המועד לתיקון חלף' }
