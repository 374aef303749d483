import { expect, test } from 'vitest'
import { examplePeriod } from './example-period.fixture.ts'
import { findExpectedAnswers } from './expected-answers.ts'

test.each([
  ['before', '2025-01-01T00:00:00Z', '2025-06-30', true],
  ['on the last evening in Jerusalem', '2025-06-30T20:59:59Z', '2025-06-30', true],
  ['when the day is over in Jerusalem', '2025-06-30T21:00:00Z', '2025-06-30', false],
  ['for ever where nobody has said by when', '2099-01-01T00:00:00Z', null, true],
])('answers are promised %s: %s by %s is %s', (_name, now, answersBy, isPromised) => {
  const found = findExpectedAnswers({ ...examplePeriod, answersBy }, new Date(now))
  expect(found).toEqual(isPromised ? examplePeriod.expectedAnswers : undefined)
})

test('published first results are not expected any more', () => {
  const now = new Date('2025-01-01T00:00:00Z')
  const period = { ...examplePeriod, answersBy: null }
  expect(findExpectedAnswers({ ...period, resultsAt: now }, now)).toBeUndefined()
  expect(findExpectedAnswers({ ...period, resultsAt: null }, now)).toEqual(examplePeriod.expectedAnswers)
})
