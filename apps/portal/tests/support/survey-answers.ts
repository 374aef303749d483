import { blankSurvey } from '@milgo/domain/survey/survey-payload'
import type { Answers } from '@milgo/page-testing/answer-calls'
import { currentUser } from './student.ts'

const flags = { saw_survey: false, took_survey: false }
const lists = {
  countries: [
    { value: 'IL', label: 'ישראל' },
    { value: 'ET', label: 'אתיופיה' },
  ],
  education: [{ value: 'BACHELOR', label: 'תואר ראשון' }],
  culture_group: [{ value: 'OTHER', label: 'אחר' }],
}
/** The calls of the survey, which nobody has seen yet. */
export const surveyAnswers: Answers = {
  'GET /user/current-user': currentUser,
  'GET /sector-survey/get-sector-survey': { ...blankSurvey, ...flags },
  'GET /sector-survey/get-static-data': lists,
  'POST /sector-survey/update-sector-survey': {
    id: '00000000-0000-4000-8000-000000000001',
    saw_survey: true,
    took_survey: true,
  },
}
