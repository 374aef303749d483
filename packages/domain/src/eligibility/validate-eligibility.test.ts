import { describe, expect, test } from 'vitest'
import { eligibleAnswers } from './answers.fixture.ts'
import { type EligibilityAnswers, eligibility } from './questions.ts'
import { canCheckEligibility, eligibilityIssues, eligibilityWireIssues } from './validate-eligibility.ts'

/** The eligible answers with one changed or, where undefined, taken away. */
const answersWith = (
  change: { readonly [Id in keyof EligibilityAnswers]: EligibilityAnswers[Id] | undefined },
) =>
  Object.fromEntries(
    Object.entries({ ...eligibleAnswers, ...change }).filter(([, value]) => value !== undefined),
  ) as EligibilityAnswers

const issuesWith = (...args: Parameters<typeof answersWith>) =>
  eligibilityIssues(answersWith(...args)).map(({ questionId, code }) => `${questionId} ${code}`)

test('the filled form has nothing left to mend', () => {
  expect(eligibilityIssues(eligibleAnswers)).toEqual([])
  expect(canCheckEligibility(eligibleAnswers)).toBe(true)
})

describe('every question is required but the declaration of the deserter', () => {
  const codes: Readonly<Record<string, string>> = {
    scholarships: 'SELECT_AT_LEAST_ONE',
    termsConfirm: 'TERMS_REQUIRED',
    additionalConfirm: 'TERMS_REQUIRED',
  }
  const full = answersWith({
    receivedScholarship: true,
    receivedScholarshipName: 'Fund',
    receivedScholarshipAmount: '1000',
  })
  test.each(Object.keys(full))('%s', (id) => {
    const { [id as keyof EligibilityAnswers]: _taken, ...rest } = full
    const issues = eligibilityIssues(rest).filter(({ questionId }) => questionId === id)
    expect(issues.map(({ code }) => code)).toEqual(
      id === 'notDeserter' ? [] : [codes[id] ?? 'FIELD_REQUIRED'],
    )
    expect(canCheckEligibility(rest)).toBe(id === 'notDeserter')
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
    [{ phone: '052123456' }, []],
    [{ email: 'dana' }, ['email ENTER_CORRECT_EMAIL', 'emailConfirm EMAILS_DO_NOT_MATCH']],
    [{ emailConfirm: 'other@example.org' }, ['emailConfirm EMAILS_DO_NOT_MATCH']],
    [
      { password: 'secret123' },
      ['password ENTER_CORRECT_PASSWORD', 'passwordConfirmation ENTER_SAME_PASSWORD'],
    ],
    [{ passwordConfirmation: 'Secret124' }, ['passwordConfirmation ENTER_SAME_PASSWORD']],
    [{ scholarships: ['NONE', 'TENA'] }, ['scholarships OPTION_NOT_ALLOWED']],
    [{ scholarships: ['MAROM', 'TENA'] }, []],
    [{ additionalConfirm: false }, ['additionalConfirm TERMS_REQUIRED']],
    [{ notDeserter: false }, []],
  ])('%j', (change, expected) => {
    expect(issuesWith(change)).toEqual(expected)
  })
})

test('the server does not ask for what stays on the page', () => {
  const { emailConfirm, passwordConfirmation, additionalConfirm, ...sent } = eligibleAnswers
  expect([emailConfirm, passwordConfirmation, additionalConfirm]).not.toContain(undefined)
  expect(eligibilityIssues(sent)).toHaveLength(3)
  expect(eligibilityWireIssues(sent)).toEqual([])
  expect(eligibilityWireIssues({})).toHaveLength(
    eligibility.questions.filter(({ wire, visibleWhen }) => wire && !visibleWhen).length - 1,
  )
})

test('a school that the dictionary does not have is refused where it is known', () => {
  const issues = eligibilityWireIssues(answersWith({ academicInstitution: undefined }), { knows: () => true })
  expect(issues).toEqual([
    { questionId: 'academicInstitution', wire: 'academic_institution_id', code: 'FIELD_REQUIRED' },
  ])
})
