import { describe, expect, it } from 'vitest'
import { reasonPlaceOf } from '../review/reason-place.ts'
import { exampleReasons } from './example-reasons.fixture.ts'
import {
  findReasonRefusal,
  findReturnReasonRefusal,
  Reasons,
  reasonForStudent,
  reasonText,
} from './reasons.ts'

describe('reasons of a period', () => {
  it.each([
    ['returning', 'UNREADABLE', null, undefined],
    ['returning', 'OTHER', 'because', undefined],
    ['returning', 'OTHER', '  ', 'NOTE_REQUIRED'],
    ['returning', 'OTHER', null, 'NOTE_REQUIRED'],
    ['returning', 'STUDY_SCOPE', null, 'UNKNOWN_REASON'],
    ['denying', 'UNREADABLE', 'x', 'UNKNOWN_REASON'],
    ['denying', '', null, 'UNKNOWN_REASON'],
  ] as const)('of %s: %s with note %j', (list, code, note, refusal) => {
    expect(findReasonRefusal(exampleReasons, list, code, note)).toBe(refusal)
  })

  it('have texts in three languages; unknown codes are shown as stored', () => {
    expect(reasonText(exampleReasons, 'STUDY_SCOPE', 'ar')).toBe('STUDY_SCOPE ar')
    expect(reasonText(exampleReasons, 'In my own words', 'he')).toBe('In my own words')
  })

  it('are never shown to a student as a code', () => {
    expect(reasonForStudent(exampleReasons, 'returning', 'UNREADABLE', 'en')).toBe('UNREADABLE en')
    expect(reasonForStudent(exampleReasons, 'returning', 'GONE', 'en')).toBe('OTHER en')
    const [first] = exampleReasons.returning
    const withoutOther = { ...exampleReasons, returning: first ? [first] : [] }
    expect(reasonForStudent(withoutOther, 'returning', 'GONE', 'en')).toBe('')
  })

  it('have unique codes in each list', () => {
    const [first] = exampleReasons.denying
    expect(Reasons.safeParse(exampleReasons).success).toBe(true)
    expect(Reasons.safeParse({ ...exampleReasons, denying: [first, first] }).success).toBe(false)
    expect(Reasons.safeParse({ ...exampleReasons, denying: [] }).success).toBe(false)
  })

  it.each([
    ['parentOneIncomeDocument', 'MISSING_MONTH', null, undefined],
    ['idFront', 'MISSING_MONTH', null, 'REASON_NOT_FOR_DOCUMENT'],
    ['disabilityDocuments', 'MISSING_MONTH', 'why', 'REASON_NOT_FOR_DOCUMENT'],
    // Without places a reason fits every document, as all reasons of earlier periods do.
    ['idFront', 'UNREADABLE', null, undefined],
    // The words of OTHER are the reviewer's, so that it always fits.
    ['idFront', 'OTHER', 'why', undefined],
    ['idFront', 'OTHER', null, 'NOTE_REQUIRED'],
    ['idFront', 'GONE', null, 'UNKNOWN_REASON'],
    // The additional document and the files of an appeal can be of any kind.
    ['additionalDocument', 'MISSING_MONTH', null, undefined],
    ['documents', 'MISSING_MONTH', null, undefined],
  ] as const)('for %s: %s with note %j', (questionId, code, note, refusal) => {
    const limitedOther = exampleReasons.returning.map((reason) =>
      reason.code === 'OTHER' ? { ...reason, places: ['income' as const] } : reason,
    )
    const reasons = { ...exampleReasons, returning: limitedOther }
    expect(findReturnReasonRefusal(reasons, reasonPlaceOf(questionId), code, note)).toBe(refusal)
  })

  it('leave no document without a reason', () => {
    const returning = (...codes: string[]) => ({
      ...exampleReasons,
      returning: exampleReasons.returning.filter(({ code }) => codes.includes(code)),
    })
    expect(Reasons.safeParse(returning('MISSING_MONTH', 'OTHER')).success).toBe(true)
    expect(Reasons.safeParse(returning('MISSING_MONTH')).error?.issues).toMatchObject([
      { path: ['returning'], message: 'PLACE_WITHOUT_REASON' },
    ])
    expect(
      Reasons.safeParse({ ...exampleReasons, returning: [{ ...exampleReasons.returning[0], places: [] }] })
        .success,
    ).toBe(false)
  })
})
