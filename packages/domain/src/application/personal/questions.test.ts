import { describe, expect, it } from 'vitest'
import { isEditable } from '../../answers/editable.ts'
import { initialAnswers } from '../../answers/initial.ts'
import { readPayload } from '../../answers/payload.ts'
import { validate } from '../../answers/validation.ts'
import { applicationForm } from '../form.ts'
import { sampleContext } from '../sample-application.fixture.ts'
import { isShown, sampleWith, tryAnswer } from '../try-answer.fixture.ts'
import { personal } from './questions.ts'

const x = (length: number) => 'ש'.repeat(length)
const nines = (length: number) => '9'.repeat(length)

describe('validation of step 1', () => {
  it.each<[Parameters<typeof tryAnswer>[0], unknown, string, Parameters<typeof sampleWith>[0]?]>([
    // First name is required, max 20.
    ['firstName', '', 'submit: FIELD_REQUIRED'],
    ['firstName', '   ', 'submit: FIELD_REQUIRED'],
    ['firstName', x(19), 'fine'],
    ['firstName', x(20), 'fine'],
    ['firstName', x(21), 'draft: MAX_LENGTH'],
    ['firstName', 'נועה 2', 'fine'],
    ['firstName', 7, 'draft: WRONG_TYPE'],
    ['firstName', 'נועה 😀', 'draft: NAME_CHARACTERS'],
    ['firstName', 'נועה (כהן)', 'draft: NAME_CHARACTERS'],
    ['firstName', 'ג׳ני-מַרְיָה', 'fine'],
    // Last name is required, max 20, digits forbidden.
    ['lastName', '', 'submit: FIELD_REQUIRED'],
    ['lastName', x(20), 'fine'],
    ['lastName', x(21), 'draft: MAX_LENGTH'],
    ['lastName', x(19), 'fine'],
    ['lastName', 'כהן3', 'draft: NO_DIGITS'],
    ['lastName', 'حسن٣', 'draft: NO_DIGITS'],
    ['lastName', 'حسن۳', 'draft: NO_DIGITS'],
    ['lastName', "O'Neil-חסן", 'fine'],
    ['lastName', 'כהן [לוי]', 'draft: NAME_CHARACTERS'],
    ['lastName', '---', 'draft: NAME_CHARACTERS'],
    // Identity number is required, 7 to 9 characters, and must pass the national ID check.
    ['userId', '', 'submit: FIELD_REQUIRED'],
    ['userId', '123456', 'submit: ENTER_CORRECT_ID'],
    ['userId', '1234566', 'fine'],
    ['userId', '123456782', 'fine'],
    ['userId', '123456783', 'submit: ENTER_CORRECT_ID'],
    ['userId', '1234567820', 'draft: ENTER_CORRECT_ID'],
    ['userId', '12345678a', 'draft: ENTER_CORRECT_ID'],
    ['userId', '12345678-2', 'fine'],
    // Birthday is required, earliest 1 Jan 1901, latest the present (20.12.2024) minus 8 years.
    ['birthday', undefined, 'submit: FIELD_REQUIRED'],
    ['birthday', '1900-12-31', 'submit: DATE_TOO_EARLY'],
    ['birthday', '1901-01-01', 'fine'],
    ['birthday', '2016-12-20', 'fine'],
    ['birthday', '2016-12-21', 'submit: MIN_AGE'],
    ['birthday', '2024-12-20', 'submit: MIN_AGE'],
    ['birthday', '2024-12-21', 'submit: DATE_IN_FUTURE'],
    ['birthday', '2001-02-29', 'draft: INVALID_DATE'],
    ['birthday', '15.03.2001', 'draft: INVALID_DATE'],
    // Gender has a list and no preselection, so that it must be chosen.
    ['gender', undefined, 'submit: FIELD_REQUIRED'],
    ['gender', 'ANOTHER', 'fine'],
    ['gender', 'OTHER', 'draft: UNKNOWN_OPTION'],
    ['birthdayHebrew', x(40), 'fine'],
    ['birthdayHebrew', x(41), 'draft: MAX_LENGTH'],
    // Phone is required, digits only, 9 to 10 characters; the additional phone is optional.
    ['phone', '', 'submit: FIELD_REQUIRED'],
    ['phone', nines(8), 'submit: ENTER_CORRECT_PHONE'],
    ['phone', nines(9), 'fine'],
    ['phone', nines(10), 'fine'],
    ['phone', nines(11), 'draft: ENTER_CORRECT_PHONE'],
    ['phone', '050-123 4567', 'fine'],
    ['phone', '+972 50 123 4567', 'fine'],
    ['phone', '+1 212 555 0100', 'draft: ENTER_CORRECT_PHONE'],
    ['phone', '-', 'draft: ENTER_CORRECT_PHONE'],
    ['phoneAdditional', '', 'fine'],
    ['phoneAdditional', nines(8), 'submit: ENTER_CORRECT_PHONE'],
    ['phoneAdditional', nines(9), 'fine'],
    ['phoneAdditional', nines(11), 'draft: ENTER_CORRECT_PHONE'],
    // The address by ID and the one while studying are optional, with the same lengths.
    ['addressByIdCity', '', 'fine'],
    ['addressByIdStreet', x(30), 'fine'],
    ['addressByIdStreet', x(31), 'draft: MAX_LENGTH'],
    ['addressByIdHome', x(10), 'fine'],
    ['addressByIdHome', x(11), 'draft: MAX_LENGTH'],
    ['addressByIdApartment', x(10), 'fine'],
    ['addressByIdApartment', x(11), 'draft: MAX_LENGTH'],
    ['addressWhileStudyingStreet', x(30), 'fine'],
    ['addressWhileStudyingStreet', x(31), 'draft: MAX_LENGTH'],
    ['addressWhileStudyingHome', x(11), 'draft: MAX_LENGTH'],
    ['addressWhileStudyingApartment', x(11), 'draft: MAX_LENGTH'],
    ['addressWhileStudyingCity', '', 'fine'],
    // Under-18 city, district, street and home number are required unless the under-18 flag is set.
    ['under18City', '', 'submit: FIELD_REQUIRED'],
    ['under18District', '', 'submit: FIELD_REQUIRED'],
    ['under18Street', '', 'submit: FIELD_REQUIRED'],
    ['under18Home', '', 'submit: FIELD_REQUIRED'],
    ['under18City', '', 'fine', { isUnder18address: true }],
    ['under18District', '', 'fine', { isUnder18address: true }],
    ['under18Street', '', 'fine', { isUnder18address: true }],
    ['under18Home', '', 'fine', { isUnder18address: true }],
    // In the localities of regional councils, and where there is no council, street and house number are optional.
    ['under18Street', '', 'fine', { under18City: '10' }],
    ['under18Home', '', 'fine', { under18City: '10' }],
    ['under18Street', x(31), 'draft: MAX_LENGTH', { under18City: '10' }],
    ['under18District', '', 'submit: FIELD_REQUIRED', { under18City: '10' }],
    ['under18Street', '', 'fine', { under18City: '22' }],
    ['under18Home', '', 'fine', { under18City: '22' }],
    ['under18Street', '', 'submit: FIELD_REQUIRED', { under18City: '472' }],
    ['under18Home', '', 'submit: FIELD_REQUIRED', { under18City: '472' }],
    ['under18Street', '', 'submit: FIELD_REQUIRED', { under18City: '1' }],
    ['under18Street', '', 'submit: FIELD_REQUIRED', { under18City: undefined }],
    ['under18Street', x(30), 'fine'],
    ['under18Street', x(31), 'draft: MAX_LENGTH'],
    ['under18Home', x(10), 'fine'],
    ['under18Home', x(11), 'draft: MAX_LENGTH'],
    // The neighbourhood confirmation must be ticked for Next.
    ['neighborhoodConfirmCheckbox', false, 'submit: NEIGHBORHOOD_CONFIRM'],
    ['neighborhoodConfirmCheckbox', undefined, 'submit: NEIGHBORHOOD_CONFIRM'],
    ['neighborhoodConfirmCheckbox', true, 'fine'],
    ['neighborhoodConfirmCheckbox', 'yes', 'draft: WRONG_TYPE'],
    ['neighborhoodConfirmCheckbox', false, 'fine', { isUnder18address: true }],
    ['isReservist', undefined, 'submit: FIELD_REQUIRED'],
    ['isReservist', false, 'fine'],
    // School, year of study and speciality are required. Other speciality is required when chosen, max 30.
    ['school', '', 'submit: FIELD_REQUIRED'],
    ['year', '', 'submit: FIELD_REQUIRED'],
    ['year', 'FIVE_PLUS_YEAR', 'fine'],
    ['year', 'SIX_YEAR', 'draft: UNKNOWN_OPTION'],
    ['field', '', 'submit: FIELD_REQUIRED'],
    ['otherField', '', 'fine'],
    ['otherField', '', 'submit: FIELD_REQUIRED', { field: '17' }],
    ['otherField', x(30), 'fine', { field: '17' }],
    ['otherField', x(31), 'draft: MAX_LENGTH', { field: '17' }],
    ['additionalField', '', 'fine'],
    ['additionalAnotherFieldOfStudy', '', 'fine'],
    ['additionalAnotherFieldOfStudy', '', 'submit: FIELD_REQUIRED', { additionalField: '17' }],
    ['additionalAnotherFieldOfStudy', x(30), 'fine', { additionalField: '17' }],
    ['additionalAnotherFieldOfStudy', x(31), 'draft: MAX_LENGTH', { additionalField: '17' }],
    ['isEducationalStudent', undefined, 'fine'],
    // Military service type is required; NONE and empty both mean "not chosen yet".
    ['militaryServiceType', '', 'submit: FIELD_REQUIRED'],
    ['militaryServiceType', 'NONE', 'submit: FIELD_REQUIRED'],
    ['militaryServiceType', 'CIVIL_SERVICE', 'fine'],
    ['militaryServiceType', 'SOLDIER', 'draft: UNKNOWN_OPTION'],
    // Service duration is required when served: digits, max 3.
    ['serviceMonths', '', 'submit: FIELD_REQUIRED'],
    ['serviceMonths', '', 'fine', { militaryServiceType: 'NOT_SERVED' }],
    ['serviceMonths', '', 'fine', { militaryServiceType: undefined }],
    ['serviceMonths', '0', 'fine'],
    // From the sixteenth birthday to the sample's present 93 months have passed.
    ['serviceMonths', '93', 'fine'],
    ['serviceMonths', '94', 'submit: SERVICE_BEYOND_AGE'],
    ['serviceMonths', nines(3), 'fine', { birthday: undefined }],
    ['serviceMonths', nines(3), 'fine', { birthday: '2020-01-01' }],
    ['serviceMonths', nines(4), 'draft: MAX_LENGTH'],
    ['serviceMonths', '2 שנים', 'draft: DIGITS_ONLY'],
    ['serviceMonths', '-1', 'draft: DIGITS_ONLY'],
    ['serviceMonths', '36.5', 'draft: DIGITS_ONLY'],
    ['serviceMonths', '1 2', 'draft: DIGITS_ONLY'],
    ['serviceMonths', '٣٦', 'fine'],
    // Reserve days are required when reservist: digits, max 3.
    ['daysInReserve', '', 'submit: FIELD_REQUIRED'],
    ['daysInReserve', '', 'fine', { isReservist: false }],
    ['daysInReserve', '', 'fine', { isReservist: undefined }],
    // The window has 380 days.
    ['daysInReserve', '0', 'fine'],
    ['daysInReserve', '380', 'fine'],
    ['daysInReserve', '381', 'submit: DAYS_BEYOND_WINDOW'],
    ['daysInReserve', nines(4), 'draft: MAX_LENGTH'],
    ['daysInReserve', '1.5', 'draft: DIGITS_ONLY'],
  ])('%s %j is %s %j', (questionId, value, expected, around) => {
    expect(tryAnswer(questionId, value, around)).toBe(expected)
  })

  it('accepts counts also as numbers, and codes only as text', () => {
    const payload = {
      phone: 501234567,
      additional_phone: 501234567,
      house_number: 12,
      service_month: 24,
      days_in_reserve: 0,
      city_symbol: 5000,
    }
    const { changes, issues } = readPayload(applicationForm, personal, payload, sampleContext)
    expect(changes).toEqual({ serviceMonths: '24', daysInReserve: '0', addressByIdCity: '5000' })
    expect(issues.map(({ wire, code }) => `${wire} ${code}`)).toEqual([
      'phone WRONG_TYPE',
      'additional_phone WRONG_TYPE',
      'house_number WRONG_TYPE',
    ])
  })

  it('stores the digits of what was written', () => {
    const payload = {
      additional_phone: '+972-3-123 4567',
      service_month: '٢٤',
    }
    const { changes, issues } = readPayload(applicationForm, personal, payload, sampleContext)
    expect(changes).toEqual({ phoneAdditional: '031234567', serviceMonths: '24' })
    expect(issues).toEqual([])
  })

  it('reports the limits with the issue', () => {
    const days = validate(applicationForm, sampleWith({ daysInReserve: '381' }), sampleContext)
    expect(days).toMatchObject([{ code: 'DAYS_BEYOND_WINDOW', params: { max: 380 } }])
    const issues = validate(applicationForm, sampleWith({ birthday: '2020-01-01' }), sampleContext, [
      'personal',
    ])
    expect(issues).toContainEqual({
      questionId: 'birthday',
      wire: 'birthdate',
      code: 'MIN_AGE',
      params: { years: 8 },
    })
    const early = validate(applicationForm, sampleWith({ birthday: '1900-12-31' }), sampleContext, [
      'personal',
    ])
    expect(early).toContainEqual({
      questionId: 'birthday',
      wire: 'birthdate',
      code: 'DATE_TOO_EARLY',
      params: { earliest: '01.01.1901' },
    })
  })

  it('refuses a code that no dictionary knows, and a neighbourhood of another city', () => {
    const knows = (dictionary: string, code: string, within?: string) =>
      dictionary === 'cities'
        ? code === '5000' || code === '3000'
        : dictionary !== 'neighborhoods' || (code === '12' && (within ?? '5000') === '5000')
    const context = { ...sampleContext, knows }
    expect(tryAnswer('under18City', '9999', {}, context)).toBe('draft: UNKNOWN_OPTION')
    expect(tryAnswer('under18District', '13', {}, context)).toBe('draft: UNKNOWN_OPTION')
    expect(tryAnswer('under18District', '12', {}, context)).toBe('fine')
    expect(tryAnswer('under18District', '12', { under18City: '3000' }, context)).toBe(
      'submit: UNKNOWN_OPTION',
    )
  })
})

it('step 1 starts without a gender', () => {
  expect(initialAnswers(personal)).toEqual({})
})

describe('what step 1 shows', () => {
  const religious = { ...sampleContext, institution: { isSponsored: false, isReligious: true } }

  it('the question on the ultra-orthodox sector: females at a religious institution', () => {
    expect(isShown('isReligiousSector', { gender: 'FEMALE' }, religious)).toBe(true)
    expect(isShown('isReligiousSector', { gender: 'MALE' }, religious)).toBe(false)
    expect(isShown('isReligiousSector', { gender: 'ANOTHER' }, religious)).toBe(false)
    expect(isShown('isReligiousSector', { gender: undefined }, religious)).toBe(false)
    expect(isShown('isReligiousSector', { gender: 'FEMALE' })).toBe(false)
  })

  it.each<[Parameters<typeof isShown>[0], Parameters<typeof sampleWith>[0], boolean]>([
    ['serviceMonths', { militaryServiceType: 'MILITARY_SERVICE' }, true],
    ['serviceMonths', { militaryServiceType: 'NATIONAL_SERVICE' }, true],
    ['serviceMonths', { militaryServiceType: 'CIVIL_SERVICE' }, true],
    ['serviceMonths', { militaryServiceType: 'NOT_SERVED' }, false],
    ['serviceMonths', { militaryServiceType: undefined }, false],
    ['isReservist', { militaryServiceType: 'NOT_SERVED' }, true],
    ['daysInReserve', { isReservist: true }, true],
    ['daysInReserve', { isReservist: false }, false],
    ['daysInReserve', { isReservist: undefined }, false],
    ['otherField', { field: '17' }, true],
    ['otherField', { field: '1' }, false],
    ['otherField', { additionalField: '17' }, false],
    ['additionalAnotherFieldOfStudy', { additionalField: '17' }, true],
    ['additionalAnotherFieldOfStudy', { field: '17' }, false],
    ['under18City', { isUnder18address: true }, false],
    ['under18City', { isUnder18address: false }, true],
    ['under18District', { isUnder18address: true }, false],
    ['under18Street', { isUnder18address: true }, false],
    ['under18Home', { isUnder18address: true }, false],
    ['neighborhoodConfirmCheckbox', { isUnder18address: true }, false],
    ['neighborhoodConfirmCheckbox', { isUnder18address: false }, true],
  ])('%s with %j: %s', (questionId, changes, expected) => {
    expect(isShown(questionId, changes)).toBe(expected)
  })

  it('the bachelor question, only if it is not locked', () => {
    expect(isShown('isBachelor')).toBe(false)
    expect(isShown('isBachelor', {}, { ...sampleContext, locked: new Set() })).toBe(true)
  })

  it('the study address cannot be changed while it is a copy', () => {
    const question = applicationForm.byId.get('addressWhileStudyingStreet')
    const canChange = (addressesMatch: boolean | undefined) =>
      question && isEditable(question, sampleWith({ addressesMatch }), sampleContext)
    expect([true, false, undefined].map(canChange)).toEqual([false, true, true])
  })

  it('every question is in one of the parts of the page', () => {
    const places = applicationForm.sections[0].questions.map(({ place }) => place)
    expect([...new Set(places)]).toEqual([
      'info',
      'contact',
      'address',
      'addressWhileStudying',
      'under18',
      'academic',
      'military',
    ])
  })
})
