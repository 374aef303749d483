import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const City = z.object({
  city_symbol: z.string().meta({ description: 'The symbol of the Central Bureau of Statistics' }),
  city_name: z.string(),
  municipal_code: z.number().int().nullable().meta({
    description: '0: a city; 99: a local council; else the code of the regional council; null: none of these',
  }),
  other_names: z.array(z.string()).meta({ description: 'The names in the other languages, for the search' }),
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
