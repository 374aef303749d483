import { z } from 'zod'

/** Who moves a request. The institution's list is a loaded file that speaks for the institution. */
export const Actor = z.enum(['STUDENT', 'REVIEWER', 'MANAGER', 'FINANCE', 'SYSTEM', 'INSTITUTION_LIST'])
export type Actor = z.infer<typeof Actor>
