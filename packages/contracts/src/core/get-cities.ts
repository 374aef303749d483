import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const City = z.object({
  city_symbol: z.string().meta({ description: 'Of the Central Bureau of Statistics' }),
  city_name: z.string(),
})
export type City = z.infer<typeof City>

export const getCities = defineCall({
  service: 'core',
  method: 'GET',
  path: '/city/get-all',
  guard: 'student',
  summary: 'Localities, by name',
  response: z.array(City),
})
