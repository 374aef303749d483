import { StaffRight } from '@milgo/domain/staff/rights'
import { StaffRole } from '@milgo/domain/staff/staff-role'
import { z } from 'zod'

export const CurrentStaff = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  roles: z.array(StaffRole),
  rights: z.array(StaffRight).meta({ description: 'What the roles allow; what to offer' }),
})
export type CurrentStaff = z.infer<typeof CurrentStaff>
