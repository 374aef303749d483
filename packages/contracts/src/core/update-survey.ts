import { requestSchema } from '@milgo/domain/answers/payload-schema'
import { survey } from '@milgo/domain/survey/questions'
import { Survey } from '@milgo/domain/survey/survey'
import type { SentSurvey } from '@milgo/domain/survey/survey-payload'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'

const flags = { saw_survey: z.boolean(), took_survey: z.boolean() }

export const updateSurvey = defineCall({
  service: 'core',
  method: 'POST',
  path: '/sector-survey/update-sector-survey',
  guard: 'student',
  isOwnAct: true,
  summary:
    'Store that the student has seen or taken the survey. The answers are stored once, without the student',
  // The names of a section are data, so that the compiler can only know the flags.
  body: requestSchema(survey).extend(flags).strict() as z.ZodType as z.ZodType<SentSurvey, SentSurvey>,
  isMendable: true,
  response: Survey.pick({ saw_survey: true, took_survey: true }).extend({
    id: z.uuid().meta({ description: 'The student' }),
  }),
})
