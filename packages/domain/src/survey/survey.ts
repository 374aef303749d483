import { z } from 'zod'
import { type SurveyField, surveyFields } from './questions.ts'

const answers = Object.fromEntries(surveyFields.map((field) => [field, z.string()])) as Readonly<
  Record<SurveyField, z.ZodString>
>

/** The survey as the server returns it: the answers are always blank, because they are stored without the student. */
export const Survey = z.object({ ...answers, saw_survey: z.boolean(), took_survey: z.boolean() })
export type Survey = z.infer<typeof Survey>

/**
 * Returns whether the survey is offered: after the student confirmed that the request was sent, until they have seen
 * it.
 */
export const isSurveyOffered = (confirmedAt: Date | null, sawSurvey: boolean): boolean =>
  confirmedAt !== null && !sawSurvey
