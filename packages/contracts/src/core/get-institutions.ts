import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const Institution = z.object({
  id: z.number().int(),
  name: z.string(),
  other_names: z.array(z.string()).meta({ description: 'The names in the other languages, for the search' }),
})
export type Institution = z.infer<typeof Institution>

export const getInstitutions = defineCall({
  service: 'core',
  method: 'GET',
  path: '/academic/get-all',
  guard: 'open',
  summary: 'Academic institutions, by name',
  response: z.array(Institution),
})
