import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Answers } from '../answers/answer.ts'
import { helpKeyOf, wireNameOf } from '../answers/define.ts'
import { readDraft } from '../answers/draft.ts'
import { refusesPaste } from '../answers/editable.ts'
import { initialAnswers } from '../answers/initial.ts'
import { fromPayload, submitPayload } from '../answers/payload.ts'
import { tickedAtAnswer } from '../answers/ticked-at.ts'
import { shownOf } from '../answers/visibility.ts'
import { eligibleAnswers } from './answers.fixture.ts'
import { currentStudies, residencyStatuses, scholarships } from './enumerations.ts'
import { type EligibilityAnswers, eligibility, eligibilityForm } from './questions.ts'
import { readAllowPasswordPaste, showsStatementNote } from './rules.ts'

const payloadOf = (answers: EligibilityAnswers) =>
  submitPayload(eligibilityForm, eligibility, answers as Answers, undefined)

/**
 * The form of the portal specification, section 3, in the order of its page, and one box that exists only on the page.
 */
const formFields = [
  'identityNumber',
  'phone',
  'email',
  'emailConfirm',
  'password',
  'passwordConfirmation',
  'academicInstitution',
  'currentlyStudying',
  'otherBachelor',
  'eligibleForAssistance',
  'scholarships',
  'receivedScholarship',
  'receivedScholarshipName',
  'receivedScholarshipAmount',
  'notDeserter',
  'residencyStatus',
  'termsConfirm',
  'additionalConfirm',
]

/** The submit payload of the same section. */
const payloadFields = [
  'identity_number',
  'phone',
  'password',
  'residency_status',
  'academic_institution_id',
  'currently_studying',
  'other_bachelor',
  'eligible_for_assistance',
  'scholarships',
  'other_scholarship',
  'other_scholarship_name',
  'other_scholarship_amount',
  'not_deserter',
  'terms',
  'email',
]

test('each question has its own help, except the phone, because the application has a question of the same name', () => {
  const others = eligibility.questions.filter((question) => helpKeyOf(question) !== question.id)
  expect(others.map((question) => [question.id, helpKeyOf(question)])).toEqual([
    ['phone', 'eligibilityPhone'],
  ])
})

test('the form asks what the specification lists, in its order', () => {
  expect(eligibility.id).toBe('eligibility')
  expect(eligibility.questions.map(({ id }) => id)).toEqual(formFields)
})

test('the payload has the names of the specification, none missing, none extra', () => {
  const names = eligibility.questions.map(wireNameOf).filter((name) => name !== undefined)
  expect(names.toSorted()).toEqual(payloadFields.toSorted())
})

test('the form starts with its defaults', () => {
  expect(initialAnswers(eligibility)).toEqual({
    currentlyStudying: 'BACHELOR',
    scholarships: ['NONE'],
    residencyStatus: 'CITIZEN',
  })
})

test('the places of the page', () => {
  const places = Object.groupBy(eligibility.questions, ({ place }) => place)
  expect(Object.entries(places).map(([place, questions]) => [place, questions?.length])).toEqual([
    ['account', 6],
    ['studies', 4],
    ['aid', 4],
    ['declarations', 4],
  ])
})

describe('conditional questions', () => {
  const conditional = [
    'otherBachelor',
    'eligibleForAssistance',
    'receivedScholarshipName',
    'receivedScholarshipAmount',
  ]
  test.each<[EligibilityAnswers, readonly string[]]>([
    [{}, []],
    [{ currentlyStudying: 'BACHELOR' }, ['otherBachelor']],
    [{ currentlyStudying: 'PREPARATORY' }, ['eligibleForAssistance']],
    [{ currentlyStudying: 'MAHAT' }, []],
    [{ currentlyStudying: 'OTHER' }, []],
    [{ receivedScholarship: false }, []],
    [{ receivedScholarship: true }, ['receivedScholarshipName', 'receivedScholarshipAmount']],
  ])('%j shows %j', (answers, expected) => {
    const { ids } = shownOf(eligibilityForm, answers as Answers, undefined)
    expect(conditional.filter((id) => ids.has(id))).toEqual(expected)
  })
})

describe('the note "the statement will be checked"', () => {
  test.each<[EligibilityAnswers, boolean]>([
    [{ currentlyStudying: 'PREPARATORY', eligibleForAssistance: false }, true],
    [{ currentlyStudying: 'PREPARATORY', eligibleForAssistance: true }, false],
    [{ currentlyStudying: 'PREPARATORY' }, false],
    [{ currentlyStudying: 'BACHELOR', eligibleForAssistance: false }, false],
  ])('%j: %s', (answers, expected) => {
    expect(showsStatementNote(answers, undefined)).toBe(expected)
  })
})

describe('the payload', () => {
  test('of a bachelor student with another scholarship', () => {
    const answers: EligibilityAnswers = {
      ...eligibleAnswers,
      receivedScholarship: true,
      receivedScholarshipName: 'קרן',
      receivedScholarshipAmount: '8400',
    }
    expect(payloadOf(answers)).toEqual({
      identity_number: '123456782',
      phone: '0521234567',
      email: 'dana@example.org',
      password: 'Rv7kbaL2x',
      academic_institution_id: 12,
      currently_studying: 'BACHELOR',
      other_bachelor: false,
      scholarships: ['NONE'],
      other_scholarship: true,
      other_scholarship_name: 'קרן',
      other_scholarship_amount: 8400,
      not_deserter: true,
      residency_status: 'CITIZEN',
      terms: 1733000000000,
    })
  })

  test.each([
    ['BACHELOR', 'BACHELOR'],
    ['PREPARATORY', 'PREPARATORY'],
    ['MAHAT', 'MAHAT'],
    ['OTHER', 'NONE'],
  ] as const)('sends %s studies as %s', (currentlyStudying, wire) => {
    expect(payloadOf({ currentlyStudying })).toMatchObject({ currently_studying: wire })
  })

  test('an amount may contain commas', () => {
    const { changes } = readDraft(eligibility, { receivedScholarshipAmount: '10,500' }, {})
    expect(changes).toEqual({ receivedScholarshipAmount: '10500' })
  })

  test.each([
    ['123456', []],
    ['1234567', ['MAX_LENGTH']],
    ['12a', ['DIGITS_ONLY']],
  ])('an amount of %s', (receivedScholarshipAmount, codes) => {
    const { issues } = readDraft(eligibility, { receivedScholarshipAmount }, {})
    expect(issues.map(({ code }) => code)).toEqual(codes)
  })

  test.each([
    [100, []],
    [101, ['MAX_LENGTH']],
  ])('a scholarship name of %d characters', (length, codes) => {
    const { issues } = readDraft(eligibility, { receivedScholarshipName: 'x'.repeat(length) }, {})
    expect(issues.map(({ code }) => code)).toEqual(codes)
  })

  const digits = (max: number) => fc.stringMatching(new RegExp(`^[1-9][0-9]{0,${max - 1}}$`))
  const anyAnswers: fc.Arbitrary<EligibilityAnswers> = fc.record(
    {
      identityNumber: digits(9),
      phone: digits(10),
      email: fc.constant('dana@example.org'),
      password: fc.constant('Rv7kbaL2x'),
      academicInstitution: digits(3),
      currentlyStudying: fc.constantFrom(...currentStudies),
      otherBachelor: fc.boolean(),
      eligibleForAssistance: fc.boolean(),
      scholarships: fc.subarray([...scholarships], { minLength: 1 }),
      receivedScholarship: fc.boolean(),
      receivedScholarshipName: fc.stringMatching(/^[a-zא-ת]{1,20}$/),
      receivedScholarshipAmount: digits(6),
      notDeserter: fc.boolean(),
      residencyStatus: fc.constantFrom(...residencyStatuses),
      termsConfirm: digits(13),
    },
    { requiredKeys: [] },
  )

  test('writing and reading the payload gives the shown answers', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { changes, issues } = readDraft(eligibility, fromPayload(eligibility, payloadOf(answers)), {})
        const kept = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
        expect(issues).toEqual([])
        expect(kept).toEqual(shownOf(eligibilityForm, answers as Answers, undefined).answers)
      }),
      { numRuns: 1_000 },
    )
  })

  test('never contains a hidden answer', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const names = Object.keys(payloadOf(answers))
        expect(names.includes('other_bachelor')).toBe(answers.currentlyStudying === 'BACHELOR')
        expect(names.includes('eligible_for_assistance')).toBe(answers.currentlyStudying === 'PREPARATORY')
        expect(names.includes('other_scholarship_amount')).toBe(answers.receivedScholarship === true)
      }),
      { numRuns: 1_000 },
    )
  })
})

test('terms are the moment of ticking, empty when not ticked', () => {
  const now = new Date('2024-12-01T12:00:00.123Z')
  expect(tickedAtAnswer(true, now)).toBe('1733054400123')
  expect(tickedAtAnswer(false, now)).toBe('')
})

test.each([
  [true, ['emailConfirm']],
  [false, ['emailConfirm', 'password', 'passwordConfirmation']],
])('pasting, with passwords allowed: %s, is refused in %j', (allowPasswordPaste, expected) => {
  const refusing = eligibility.questions.filter((one) => refusesPaste(one, {}, { allowPasswordPaste }))
  expect(refusing.map(({ id }) => id)).toEqual(expected)
})

test('passwords may be pasted unless the setting says no', () => {
  expect([undefined, 'true', 'false'].map(readAllowPasswordPaste)).toEqual([true, true, false])
})
