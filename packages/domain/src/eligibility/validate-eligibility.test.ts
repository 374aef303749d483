import { describe, expect, test } from 'vitest'
import type { Answers } from '../answers/answer.ts'
import type { EngineContext } from '../answers/kinds/kind.ts'
import { submitPayload } from '../answers/payload.ts'
import { eligibleAnswers } from './answers.fixture.ts'
import { type EligibilityAnswers, eligibility, eligibilityForm } from './questions.ts'
import {
  canCheckEligibility,
  eligibilityIssues,
  eligibilityWireIssues,
  readEligibilityPayload,
} from './validate-eligibility.ts'

/** Returns the eligible answers with one changed. Undefined removes an answer. */
const answersWith = (
  change: { readonly [Id in keyof EligibilityAnswers]: EligibilityAnswers[Id] | undefined },
) =>
  Object.fromEntries(
    Object.entries({ ...eligibleAnswers, ...change }).filter(([, value]) => value !== undefined),
  ) as EligibilityAnswers

const issuesWith = (...args: Parameters<typeof answersWith>) =>
  eligibilityIssues(answersWith(...args)).map(({ questionId, code }) => `${questionId} ${code}`)

test('the complete form has no issues', () => {
  expect(eligibilityIssues(eligibleAnswers)).toEqual([])
  expect(canCheckEligibility(eligibleAnswers)).toBe(true)
})

describe('every question is required', () => {
  const codes: Readonly<Record<string, string>> = {
    scholarships: 'SELECT_AT_LEAST_ONE',
    notDeserter: 'DECLARATION_REQUIRED',
    termsConfirm: 'TERMS_REQUIRED',
    additionalConfirm: 'DECLARATION_REQUIRED',
  }
  const full = answersWith({
    receivedScholarship: true,
    receivedScholarshipName: 'Fund',
    receivedScholarshipAmount: '1000',
  })
  test.each(Object.keys(full))('%s', (id) => {
    const { [id as keyof EligibilityAnswers]: _taken, ...rest } = full
    const issues = eligibilityIssues(rest).filter(({ questionId }) => questionId === id)
    expect(issues.map(({ code }) => code)).toEqual([codes[id] ?? 'FIELD_REQUIRED'])
    expect(canCheckEligibility(rest)).toBe(false)
  })

  test('eligible for assistance, of a preparatory student', () => {
    expect(issuesWith({ currentlyStudying: 'PREPARATORY' })).toEqual(['eligibleForAssistance FIELD_REQUIRED'])
    expect(issuesWith({ currentlyStudying: 'PREPARATORY', eligibleForAssistance: false })).toEqual([])
  })
})

describe('an answer is refused', () => {
  test.each<[Parameters<typeof answersWith>[0], readonly string[]]>([
    [{ identityNumber: '123456789' }, ['identityNumber ENTER_CORRECT_ID']],
    [{ phone: '05212345' }, ['phone ENTER_CORRECT_PHONE']],
    // The right number of digits, but not a phone that can receive a code.
    [{ phone: '052123456' }, ['phone ENTER_CORRECT_PHONE']],
    [{ password: 'Password1', passwordConfirmation: 'Password1' }, ['password PASSWORD_COMMON']],
    [
      {
        email: 'Dana1@example.org',
        emailConfirm: 'Dana1@example.org',
        password: 'Dana1@example.org',
        passwordConfirmation: 'Dana1@example.org',
      },
      ['password PASSWORD_IS_OWN_DATA'],
    ],
    [{ email: 'dana' }, ['email ENTER_CORRECT_EMAIL', 'emailConfirm EMAILS_DO_NOT_MATCH']],
    [{ emailConfirm: 'other@example.org' }, ['emailConfirm EMAILS_DO_NOT_MATCH']],
    [
      { password: 'secret123' },
      ['password ENTER_CORRECT_PASSWORD', 'passwordConfirmation ENTER_SAME_PASSWORD'],
    ],
    [{ passwordConfirmation: 'Secret124' }, ['passwordConfirmation ENTER_SAME_PASSWORD']],
    [{ scholarships: ['NONE', 'TENA'] }, ['scholarships OPTION_NOT_ALLOWED']],
    [{ scholarships: ['MAROM', 'TENA'] }, []],
    [{ additionalConfirm: false }, ['additionalConfirm DECLARATION_REQUIRED']],
    [{ notDeserter: false }, ['notDeserter DECLARATION_REQUIRED']],
  ])('%j', (change, expected) => {
    expect(issuesWith(change)).toEqual(expected)
  })
})

test('the server does not require answers that exist only on the page', () => {
  const { emailConfirm, passwordConfirmation, additionalConfirm, ...sent } = eligibleAnswers
  expect([emailConfirm, passwordConfirmation, additionalConfirm]).not.toContain(undefined)
  expect(eligibilityIssues(sent)).toHaveLength(3)
  expect(eligibilityWireIssues(sent)).toEqual([])
  expect(eligibilityWireIssues({})).toHaveLength(
    eligibility.questions.filter(({ wire, visibleWhen }) => wire && !visibleWhen).length - 1,
  )
})

describe('a payload, as the server reads it', () => {
  const payload = submitPayload(eligibilityForm, eligibility, eligibleAnswers as Answers, undefined)
  const issuesOf = (change: object, context?: EngineContext) =>
    readEligibilityPayload({ ...payload, ...change }, context).issues.map(
      ({ wire, code }) => `${wire} ${code}`,
    )

  test('that is complete gives the answers and no issues', () => {
    const { emailConfirm, passwordConfirmation, additionalConfirm, ...sent } = eligibleAnswers
    expect([emailConfirm, passwordConfirmation, additionalConfirm]).not.toContain(undefined)
    expect(readEligibilityPayload(payload)).toEqual({ answers: sent, issues: [] })
  })

  test.each<[object, readonly string[]]>([
    [{ phone: 'call me' }, ['phone ENTER_CORRECT_PHONE']],
    [{ phone: null }, ['phone FIELD_REQUIRED']],
    [{ other_bachelor: 'no' }, ['other_bachelor WRONG_TYPE']],
    [{ currently_studying: 'NONE', other_bachelor: 'no' }, ['other_bachelor WRONG_TYPE']],
    [{ currently_studying: 'NONE' }, []],
    // The specification prints both spellings for this field.
    [{ currently_studying: 'OTHER' }, []],
    // Not declared, in either form: the rule DESERTER handles it.
    [{ not_deserter: false }, []],
    [{ not_deserter: null }, []],
    [{ terms: null, scholarships: ['X'] }, ['scholarships UNKNOWN_OPTION', 'terms TERMS_REQUIRED']],
    [{ other_scholarship: true, other_scholarship_amount: 8400 }, ['other_scholarship_name FIELD_REQUIRED']],
  ])('%j', (change, expected) => {
    expect(issuesOf(change)).toEqual(expected)
  })

  test('reports a school that the dictionary does not have', () => {
    const knows: EngineContext['knows'] = (dictionary, code) => dictionary === 'institutions' && code === '7'
    expect(issuesOf({ academic_institution_id: 7 }, { knows })).toEqual([])
    expect(issuesOf({ academic_institution_id: 8 }, { knows })).toEqual([
      'academic_institution_id UNKNOWN_OPTION',
    ])
  })
})
