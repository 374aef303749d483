import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const Institution = z.object({
  id: z.number().int(),
  name: z.string(),
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
