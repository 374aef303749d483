import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const FieldHelp = z.object({
  key: z.string().meta({ description: 'Id of the question' }),
  title: z.string(),
  show: z.boolean(),
  description: z.string(),
})
export type FieldHelp = z.infer<typeof FieldHelp>

export const getFieldsHelp = defineCall({
  service: 'core',
  method: 'GET',
  path: '/fields-help/get-all',
  guard: 'open',
  summary: 'Return the help text of each question',
  response: z.array(FieldHelp),
})
