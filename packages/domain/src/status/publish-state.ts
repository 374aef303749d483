import { z } from 'zod'

/** '0' nothing, '1' result published, '2' appeal result published; decisions, section 8. */
export const PublishState = z.enum(['0', '1', '2'])
export type PublishState = z.infer<typeof PublishState>
