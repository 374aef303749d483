import { z } from 'zod'

/** What a staff member is (decisions, section 11); one person may be several. */
export const StaffRole = z.enum(['reviewer', 'manager', 'finance', 'content-editor', 'administrator'])
export type StaffRole = z.infer<typeof StaffRole>
