import { z } from 'zod'

/** Which request a call of the office is about. */
export const RequestParams = z.object({ id: z.uuid() })
