import { z } from 'zod'

/** The request that an office call is about. */
export const RequestParams = z.object({ id: z.uuid() })
