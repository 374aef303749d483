import { describe, expect, test } from 'vitest'
import {
  type EligibilityResponse,
  EligibilityState,
  readEligibilityResponse,
  stateAfterCode,
} from './form-state.ts'

test('the states of the specification', () => {
  expect(EligibilityState.options).toEqual(['NEW', 'CHECKED', 'FAILED', 'CONFIRMED'])
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
      'a code that is no rule',
      { error: { statusCode: 400, errors: [{ code: 'WRONG_TYPE', message: 'phone' }, { code: 'ODD' }] } },
      { state: 'FAILED', reasons: [{ message: 'phone' }, { message: 'ODD' }] },
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
      { state: 'FAILED', reasons: [{ message: 'one' }, { message: 'two' }] },
    ],
  ])('%s', (_name, response, expected) => {
    expect(readEligibilityResponse(response)).toEqual(expected)
  })
})

describe('the one-time code', () => {
  test.each(EligibilityState.options)('in %s', (state) => {
    expect(stateAfterCode(state, true)).toBe(state === 'CHECKED' ? 'CONFIRMED' : state)
    expect(stateAfterCode(state, false)).toBe(state)
  })
})
