import { describe, expect, test } from 'vitest'
import {
  type EligibilityResponse,
  eligibilityStates,
  failureOf,
  readEligibilityResponse,
  stateAfterCode,
} from './form-state.ts'

test('the states of the specification', () => {
  expect(eligibilityStates).toEqual(['NEW', 'CHECKED', 'FAILED', 'CONFIRMED'])
})

describe("the server's answer", () => {
  test.each<[string, EligibilityResponse, object]>([
    ['an id', { id: 7 }, { state: 'CHECKED', reasons: [] }],
    ['an id of 0', { id: 0 }, { state: 'CHECKED', reasons: [] }],
    ['neither id nor error', {}, { state: 'NEW', reasons: [] }],
    [
      'an errors list',
      { error: { statusCode: 206, message: 'no', errors: [{ code: 'DESERTER' }, { code: 'NOT_RESIDENT' }] } },
      { state: 'FAILED', reasons: [{ code: 'DESERTER' }, { code: 'NOT_RESIDENT' }] },
    ],
    [
      'an error beside an id',
      { id: 7, error: { statusCode: 206, errors: [{ code: 'DESERTER' }] } },
      { state: 'FAILED', reasons: [{ code: 'DESERTER' }] },
    ],
    [
      'a rule with its sentence',
      { error: { statusCode: 206, errors: [{ code: 'SCHOLARSHIP_AMOUNT', message: 'above 8,400' }] } },
      { state: 'FAILED', reasons: [{ code: 'SCHOLARSHIP_AMOUNT', message: 'above 8,400' }] },
    ],
    [
      'wrong fields',
      {
        error: {
          statusCode: 400,
          errors: [{ code: 'WRONG_TYPE', message: 'not a phone', field: 'phone' }, { code: 'ODD' }],
        },
      },
      { state: 'NEW', reasons: [{ message: 'not a phone', field: 'phone' }, { message: 'ODD' }] },
    ],
    [
      'a rule among wrong fields, whatever the number',
      { error: { statusCode: 400, errors: [{ code: 'ODD' }, { code: 'DESERTER' }] } },
      { state: 'FAILED', reasons: [{ message: 'ODD' }, { code: 'DESERTER' }] },
    ],
    [
      'too many tries',
      { error: { statusCode: 429, message: 'wait' } },
      { state: 'NEW', reasons: [{ message: 'wait' }] },
    ],
    ['206 alone', { error: { statusCode: 206 } }, { state: 'FAILED', reasons: [] }],
    [
      '206 with an empty list',
      { error: { statusCode: 206, errors: [], message: 'no' } },
      { state: 'FAILED', reasons: [{ message: 'no' }] },
    ],
    [
      '203',
      { error: { statusCode: 203, message: 'x' } },
      { state: 'FAILED', reasons: [{ code: 'USER_EXIST' }] },
    ],
    [
      'the sentence for 203',
      { error: { message: ['User already exists'] } },
      { state: 'FAILED', reasons: [{ code: 'USER_EXIST' }] },
    ],
    [
      'the sentence alone',
      { error: { statusCode: 400, message: 'User already exists' } },
      { state: 'FAILED', reasons: [{ code: 'USER_EXIST' }] },
    ],
    [
      '400 with messages',
      { error: { statusCode: 400, message: ['one', 'two'] } },
      { state: 'NEW', reasons: [{ message: 'one' }, { message: 'two' }] },
    ],
  ])('%s', (_name, response, expected) => {
    expect(readEligibilityResponse(response)).toStrictEqual(expected)
  })
})

describe('the one-time code', () => {
  test.each(eligibilityStates)('in %s', (state) => {
    expect(stateAfterCode(state, true)).toBe(state === 'CHECKED' ? 'CONFIRMED' : state)
    expect(stateAfterCode(state, false)).toBe(state)
  })
})

describe('the failure screen is about', () => {
  test.each<[Parameters<typeof failureOf>[0], string]>([
    [[{ code: 'USER_EXIST' }, { code: 'DESERTER' }], 'USER_EXIST'],
    [[{ code: 'DESERTER' }, { code: 'PERIOD_CLOSED' }], 'PERIOD_CLOSED'],
    [[{ code: 'DESERTER' }, { message: 'x' }], 'NOT_ELIGIBLE'],
    [[], 'NOT_ELIGIBLE'],
  ])('%j: %s', (reasons, expected) => {
    expect(failureOf(reasons)).toBe(expected)
  })
})
