import { type SurveyList, surveyLists } from '@milgo/domain/answers/row'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'

const options = z.array(z.object({ value: z.string(), label: z.string() }))

export const SurveyLists = z.object(
  Object.fromEntries(surveyLists.map((list) => [list, options])) as Readonly<
    Record<SurveyList, typeof options>
  >,
)
export type SurveyLists = z.infer<typeof SurveyLists>

export const getSurveyLists = defineCall({
  service: 'core',
  method: 'GET',
  path: '/sector-survey/get-static-data',
  guard: 'open',
  summary: "Return the options of the survey's questions",
  response: SurveyLists,
})
