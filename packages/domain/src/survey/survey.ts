import { z } from 'zod'
import type { Issue } from '../answers/issue.ts'

/** The background survey; its names are the wire's (portal specification, section 3). */
export const surveyQuestions = [
  'birth_country',
  'birth_country_parent_one',
  'birth_country_parent_two',
  'education_parent_one',
  'education_parent_two',
  'culture_group',
] as const
export type SurveyQuestion = (typeof surveyQuestions)[number]

/** The static list from which a question is answered. */
export const surveyListOf = {
  birth_country: 'countries',
  birth_country_parent_one: 'countries',
  birth_country_parent_two: 'countries',
  education_parent_one: 'education',
  education_parent_two: 'education',
  culture_group: 'culture_group',
} as const satisfies Record<SurveyQuestion, string>
export type SurveyList = (typeof surveyListOf)[SurveyQuestion]

const answer = z.string().max(100)

export const SurveyAnswers = z.object({
  birth_country: answer,
  birth_country_parent_one: answer,
  birth_country_parent_two: answer,
  education_parent_one: answer,
  education_parent_two: answer,
  culture_group: answer,
}) satisfies z.ZodType<Record<SurveyQuestion, string>>
export type SurveyAnswers = z.infer<typeof SurveyAnswers>

export const Survey = SurveyAnswers.extend({ saw_survey: z.boolean(), took_survey: z.boolean() })
export type Survey = z.infer<typeof Survey>

export const blankSurvey: SurveyAnswers = {
  birth_country: '',
  birth_country_parent_one: '',
  birth_country_parent_two: '',
  education_parent_one: '',
  education_parent_two: '',
  culture_group: '',
}

/** Every answer must be given, by who takes the survey at all. */
export const surveyIssues = (survey: SurveyAnswers & { readonly took_survey: boolean }): readonly Issue[] =>
  survey.took_survey
    ? surveyQuestions
        .filter((question) => survey[question].trim() === '')
        .map((question) => ({ questionId: question, wire: question, code: 'FIELD_REQUIRED' }))
    : []

/** Answers that are no entry of the list that their question is answered from. */
export const unlistedAnswers = (
  survey: SurveyAnswers,
  isListed: (list: SurveyList, value: string) => boolean,
): readonly Issue[] =>
  surveyQuestions
    .filter((question) => survey[question] !== '' && !isListed(surveyListOf[question], survey[question]))
    .map((question) => ({ questionId: question, wire: question, code: 'UNKNOWN_OPTION' }))

/** It is offered from the moment at which the student has read that the request was sent, until they have seen it. */
export const isSurveyOffered = (confirmedAt: Date | null, sawSurvey: boolean): boolean =>
  confirmedAt !== null && !sawSurvey

/** What is sent: it was seen; the answers go along only when it was taken. */
export const surveyToSend = (answers: SurveyAnswers, tookSurvey: boolean): Survey => ({
  ...(tookSurvey ? answers : blankSurvey),
  saw_survey: true,
  took_survey: tookSurvey,
})
