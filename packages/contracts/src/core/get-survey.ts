import { Survey } from '@milgo/domain/survey/survey'
import { defineCall } from '../define-call.ts'

export const getSurvey = defineCall({
  service: 'core',
  method: 'GET',
  path: '/sector-survey/get-sector-survey',
  guard: 'student',
  isPersonal: true,
  summary:
    'Whether the student has seen and taken the survey; answers are stored without their student and never answered',
  response: Survey,
})
