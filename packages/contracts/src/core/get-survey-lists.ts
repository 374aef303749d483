import { z } from 'zod'
import { defineCall } from '../define-call.ts'

const options = z.array(z.object({ value: z.string(), label: z.string() }))

export const SurveyLists = z.object({
  countries: options,
  culture_group: options,
  education: options,
})
export type SurveyLists = z.infer<typeof SurveyLists>

export const getSurveyLists = defineCall({
  service: 'core',
  method: 'GET',
  path: '/sector-survey/get-static-data',
  guard: 'open',
  summary: 'What the survey can be answered with',
  response: SurveyLists,
})
