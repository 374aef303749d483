import { describe, expect, test } from 'vitest'
import { surveyLists } from '../answers/row.ts'
import { survey, surveyFields } from './questions.ts'
import { Survey } from './survey.ts'
import { blankSurvey, readSurvey, surveyPayload } from './survey-payload.ts'

const answers = {
  birthCountry: 'IL',
  birthCountryParentOne: 'MA',
  birthCountryParentTwo: 'UA',
  educationParentOne: 'HIGH_SCHOOL',
  educationParentTwo: 'BACHELOR',
  cultureGroup: 'OTHER',
}
const sentAnswers = {
  birth_country: 'IL',
  birth_country_parent_one: 'MA',
  birth_country_parent_two: 'UA',
  education_parent_one: 'HIGH_SCHOOL',
  education_parent_two: 'BACHELOR',
  culture_group: 'OTHER',
}
const taken = { ...sentAnswers, saw_survey: true, took_survey: true }

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
  expect(Object.values(survey.rows).map(({ dictionary }) => dictionary)).toEqual([
    'countries',
    'countries',
    'countries',
    'education',
    'education',
    'culture_group',
  ])
  expect([...surveyLists].sort()).toEqual(['countries', 'culture_group', 'education'])
})

describe('a survey that is taken', () => {
  test('is sent with its answers, and read back', () => {
    expect(surveyPayload(answers, true)).toEqual(taken)
    expect(readSurvey(taken, {})).toEqual({ sawSurvey: true, answers, issues: [] })
  })

  test('was seen, whatever the call says', () => {
    expect(readSurvey({ ...taken, saw_survey: false }, {}).sawSurvey).toBe(true)
  })

  test.each(surveyFields)('requires %s', (field) => {
    const { [field]: _, ...without } = taken
    for (const sent of [
      without,
      { ...taken, [field]: '' },
      { ...taken, [field]: ' ' },
      { ...taken, [field]: null },
    ])
      expect(readSurvey(sent, {}).issues).toMatchObject([{ wire: field, code: 'FIELD_REQUIRED' }])
  })

  test.each(surveyFields)('refuses a value of %s that its list lacks', (field) => {
    const knows = (_dictionary: string, code: string) => code !== 'NOWHERE'
    expect(readSurvey({ ...taken, [field]: 'NOWHERE' }, { knows }).issues).toMatchObject([
      { wire: field, code: 'UNKNOWN_OPTION' },
    ])
    expect(readSurvey({ ...taken, [field]: ['IL'] }, {}).issues).toMatchObject([
      { wire: field, code: 'WRONG_TYPE' },
    ])
  })

  test.each([
    [255, []],
    [256, [{ wire: 'culture_group', code: 'UNKNOWN_OPTION' }]],
  ])('an answer of %d characters', (length, issues) => {
    const sent = { ...taken, culture_group: 'x'.repeat(length) }
    expect(readSurvey(sent, { knows: () => true }).issues).toMatchObject(issues)
  })
})

describe('a survey that is not taken', () => {
  test('is sent blank', () => {
    const sent = surveyPayload(answers, false)
    expect(sent).toEqual({ ...blankSurvey, saw_survey: true, took_survey: false })
    expect(surveyFields.map((field) => sent[field])).toEqual(['', '', '', '', '', ''])
  })

  test('requires nothing, and no answer is read from it', () => {
    for (const sent of [blankSurvey, sentAnswers, { culture_group: 7 }, {}])
      expect(readSurvey({ ...sent, saw_survey: false, took_survey: false }, {})).toEqual({
        sawSurvey: false,
        answers: undefined,
        issues: [],
      })
  })
})
