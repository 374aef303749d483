import type { AnswersOf } from '../answers/answer.ts'
import { defineForm, defineSection } from '../answers/define.ts'
import { always } from '../answers/rule.ts'

const asked = { kind: 'entry', required: always, place: 'background' } as const
const country = { ...asked, dictionary: 'countries' } as const
const education = { ...asked, dictionary: 'education', isShort: true } as const

/** The questions of the background survey in the order of its page; portal specification, section 3. */
export const survey = defineSection('survey', {
  birthCountry: { wire: 'birth_country', ...country },
  birthCountryParentOne: { wire: 'birth_country_parent_one', ...country },
  birthCountryParentTwo: { wire: 'birth_country_parent_two', ...country },
  educationParentOne: { wire: 'education_parent_one', ...education },
  educationParentTwo: { wire: 'education_parent_two', ...education },
  cultureGroup: { wire: 'culture_group', ...asked, dictionary: 'culture_group', isShort: true },
})

export const surveyForm = defineForm([survey])
type SurveyRows = (typeof survey)['rows']
export type SurveyQuestion = keyof SurveyRows
export type SurveyAnswers = AnswersOf<SurveyRows>

/** The name of an answer on the wire. */
export type SurveyField = SurveyRows[SurveyQuestion]['wire']

export const surveyFields: readonly SurveyField[] = Object.values(survey.rows).map(({ wire }) => wire)
