import { z } from 'zod'

/**
 * The role in which a request is moved. INSTITUTION_LIST is an imported file in which an institution rejects students.
 */
export const ActorRole = z.enum(['STUDENT', 'REVIEWER', 'MANAGER', 'FINANCE', 'SYSTEM', 'INSTITUTION_LIST'])
export type ActorRole = z.infer<typeof ActorRole>

/** The person or system that causes an event. The id is the student's or the staff member's; null for the system. */
export type Actor = { readonly role: ActorRole; readonly id: string | null }
