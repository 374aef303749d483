import { z } from 'zod'

/** The roles of staff (decisions, section 11); one person may have several. */
export const StaffRole = z.enum(['reviewer', 'manager', 'finance', 'content-editor', 'administrator'])
export type StaffRole = z.infer<typeof StaffRole>
