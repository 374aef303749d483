import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const Institution = z.object({
  id: z.number().int(),
  name: z.string(),
  is_sponsored: z.boolean().meta({ description: 'The bank step falls away' }),
  is_religious: z.boolean().meta({ description: 'Women are asked about the ultra-orthodox sector' }),
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
