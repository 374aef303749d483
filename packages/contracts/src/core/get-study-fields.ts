import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const StudyField = z.object({
  id: z.string(),
  label: z.string(),
})
export type StudyField = z.infer<typeof StudyField>

export const getStudyFields = defineCall({
  service: 'core',
  method: 'GET',
  path: '/study-fields/get-all',
  guard: 'student',
  summary: 'List the fields of study. 17 is "other" and comes last',
  response: z.array(StudyField),
})
