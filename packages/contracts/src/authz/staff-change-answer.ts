import { z } from 'zod'

export const StaffChangeAnswer = z.object({
  id: z.uuid().meta({ description: 'The id of the proposal' }),
  is_waiting: z.boolean().meta({ description: 'A second administrator or manager has to confirm it' }),
})
