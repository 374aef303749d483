import { z } from 'zod'

/** Names a period to people, who do not know its code. */
export const AcademicYear = z.number().int().meta({
  description: 'The calendar year in which the academic year of the registration period begins',
})
