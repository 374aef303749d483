import { describe, expect, it } from 'vitest'
import { exampleReasons } from './example-reasons.fixture.ts'
import { findReasonRefusal, Reasons, reasonForStudent, reasonText } from './reasons.ts'

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

  it('read in three languages, and as they were stored where the period has them no more', () => {
    expect(reasonText(exampleReasons, 'STUDY_SCOPE', 'ar')).toBe('STUDY_SCOPE ar')
    expect(reasonText(exampleReasons, 'In my own words', 'he')).toBe('In my own words')
  })

  it('are never a code to a student', () => {
    expect(reasonForStudent(exampleReasons, 'returning', 'UNREADABLE', 'en')).toBe('UNREADABLE en')
    expect(reasonForStudent(exampleReasons, 'returning', 'GONE', 'en')).toBe('OTHER en')
    const [first] = exampleReasons.returning
    const withoutOther = { ...exampleReasons, returning: first ? [first] : [] }
    expect(reasonForStudent(withoutOther, 'returning', 'GONE', 'en')).toBe('')
  })

  it('have codes of their own in each list', () => {
    const [first] = exampleReasons.denying
    expect(Reasons.safeParse(exampleReasons).success).toBe(true)
    expect(Reasons.safeParse({ ...exampleReasons, denying: [first, first] }).success).toBe(false)
    expect(Reasons.safeParse({ ...exampleReasons, denying: [] }).success).toBe(false)
  })
})
