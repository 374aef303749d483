import { describe, expect, test } from 'vitest'
import {
  blankSurvey,
  Survey,
  type SurveyAnswers,
  surveyIssues,
  surveyListOf,
  surveyQuestions,
  surveyToSend,
} from './survey.ts'

const answers: SurveyAnswers = {
  birth_country: 'IL',
  birth_country_parent_one: 'MA',
  birth_country_parent_two: 'UA',
  education_parent_one: 'HIGH_SCHOOL',
  education_parent_two: 'BACHELOR',
  culture_group: 'OTHER',
}

test('the survey has the names of the specification, none missing, none extra', () => {
  expect(Object.keys(Survey.shape)).toEqual([
    'birth_country',
    'birth_country_parent_one',
    'birth_country_parent_two',
    'education_parent_one',
    'education_parent_two',
    'culture_group',
    'saw_survey',
    'took_survey',
  ])
  expect(new Set(Object.values(surveyListOf))).toEqual(new Set(['countries', 'culture_group', 'education']))
})

describe('a survey that is taken', () => {
  test('and full has no issues', () => {
    expect(surveyIssues({ ...answers, took_survey: true })).toEqual([])
  })

  test.each(surveyQuestions)('asks for %s', (question) => {
    for (const empty of ['', ' '])
      expect(surveyIssues({ ...answers, [question]: empty, took_survey: true })).toEqual([
        { questionId: question, wire: question, code: 'FIELD_REQUIRED' },
      ])
  })

  test('is sent with its answers', () => {
    expect(surveyToSend(answers, true)).toEqual({ ...answers, saw_survey: true, took_survey: true })
  })
})

describe('a survey that is not taken', () => {
  test('asks for nothing', () => {
    expect(surveyIssues({ ...blankSurvey, took_survey: false })).toEqual([])
  })

  test('is sent blank', () => {
    const sent = surveyToSend(answers, false)
    expect(sent).toEqual({ ...blankSurvey, saw_survey: true, took_survey: false })
    expect(surveyQuestions.map((question) => sent[question])).toEqual(['', '', '', '', '', ''])
  })
})

test.each([
  [100, true],
  [101, false],
])('an answer of %d characters', (length, isAccepted) => {
  const survey = { ...surveyToSend(answers, true), culture_group: 'x'.repeat(length) }
  expect(Survey.safeParse(survey).success).toBe(isAccepted)
})
