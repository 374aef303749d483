import { z } from 'zod'

/** In which capacity somebody moves a request. The institution's list is a loaded file that speaks for the institution. */
export const ActorRole = z.enum(['STUDENT', 'REVIEWER', 'MANAGER', 'FINANCE', 'SYSTEM', 'INSTITUTION_LIST'])
export type ActorRole = z.infer<typeof ActorRole>

/** Who causes an event. The id is the student's or the staff member's; the system has none. */
export type Actor = { readonly role: ActorRole; readonly id: string | null }
