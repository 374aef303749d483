import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const Sector = z.object({
  id: z.number().int(),
  label: z.string(),
})
export type Sector = z.infer<typeof Sector>

export const getSectors = defineCall({
  service: 'core',
  method: 'GET',
  path: '/sector/get-all',
  guard: 'student',
  summary: 'Sectors of the population',
  response: z.array(Sector),
})
