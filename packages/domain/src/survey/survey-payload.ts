import { type Answers, isBlank } from '../answers/answer.ts'
import type { Issue } from '../answers/issue.ts'
import type { EngineContext } from '../answers/kinds/kind.ts'
import { type Payload, submitPayload } from '../answers/payload.ts'
import { readSubmit } from '../answers/read-submit.ts'
import { type SurveyAnswers, type SurveyField, survey, surveyFields, surveyForm } from './questions.ts'

/** A survey as it is sent: its answers by their names on the wire, whether it was seen, and whether it was taken. */
export type SentSurvey = Payload & { readonly saw_survey: boolean; readonly took_survey: boolean }

type BlankAnswers = Readonly<Record<SurveyField, ''>>

/** The answers of a survey that is not taken; portal specification, section 4. */
export const blankSurvey = Object.fromEntries(surveyFields.map((field) => [field, ''])) as BlankAnswers

/** Returns what is sent: that the survey was seen, and the answers only if it was taken. */
export const surveyPayload = (answers: Answers, tookSurvey: boolean): SentSurvey => {
  const given = submitPayload(surveyForm, survey, tookSurvey ? answers : {}, undefined)
  const sent = Object.entries(given).filter(([, answer]) => !isBlank(answer))
  return { ...blankSurvey, ...Object.fromEntries(sent), saw_survey: true, took_survey: tookSurvey }
}

export type ReadSurvey = {
  readonly sawSurvey: boolean
  /** Undefined if the survey is not taken. Whatever answers are sent with it do not count. */
  readonly answers: SurveyAnswers | undefined
  /** Everything that is wrong, by wire name. */
  readonly issues: readonly Issue[]
}

/** Reads a survey as the server does. Whoever takes it answers every question. */
export const readSurvey = (
  { saw_survey: sawSurvey, took_survey: tookSurvey, ...payload }: SentSurvey,
  context: EngineContext,
): ReadSurvey =>
  tookSurvey
    ? { sawSurvey: true, ...readSubmit(surveyForm, survey, payload, context) }
    : { sawSurvey, answers: undefined, issues: [] }
