import { Survey } from '@milgo/domain/survey/survey'
import { defineCall } from '../define-call.ts'

export const getSurvey = defineCall({
  service: 'core',
  method: 'GET',
  path: '/sector-survey/get-sector-survey',
  guard: 'student',
  isPersonal: true,
  summary:
    'Return whether the student has seen and taken the survey. The answers are stored without the student and are never returned',
  response: Survey,
})
