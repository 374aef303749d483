import { Survey } from '@milgo/domain/survey/survey'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const updateSurvey = defineCall({
  service: 'core',
  method: 'POST',
  path: '/sector-survey/update-sector-survey',
  guard: 'student',
  isOwnAct: true,
  summary:
    'The student has seen the survey or taken it; the answers are written once and without their student',
  body: z.strictObject(Survey.shape),
  isMendable: true,
  response: Survey.pick({ saw_survey: true, took_survey: true }).extend({
    id: z.uuid().meta({ description: 'The student' }),
  }),
})
