import { describe, expect, it } from 'vitest'
import { exampleReasons } from '../period/example-reasons.fixture.ts'
import { refusalForStudent } from './refusal-reason.ts'

describe('the reason of a refusal', () => {
  const [denying] = exampleReasons.denying
  const [denyingAppeal] = exampleReasons.denyingAppeal

  it('is found in the list of its event', () => {
    expect(refusalForStudent(exampleReasons, 'DENY', denying?.code ?? '', 'en')).toBe(denying?.text.en)
    expect(refusalForStudent(exampleReasons, 'DENY_APPEAL', denyingAppeal?.code ?? '', 'he')).toBe(
      denyingAppeal?.text.he,
    )
  })

  it("is the institution's own text if the institution rejects", () => {
    expect(refusalForStudent(exampleReasons, 'INSTITUTION_REJECTS', 'הופסקו הלימודים', 'en')).toBe(
      'הופסקו הלימודים',
    )
  })

  it('is none if none was given', () => {
    expect(refusalForStudent(exampleReasons, 'INSTITUTION_REJECTS', null, 'en')).toBeNull()
    expect(refusalForStudent(exampleReasons, 'DENY', null, 'en')).toBeNull()
  })

  it('is "other" if the period does not have the reason any more', () => {
    const other = exampleReasons.denying.find(({ code }) => code === 'OTHER')?.text.en
    expect(refusalForStudent(exampleReasons, 'DENY', 'NO_LONGER_LISTED', 'en')).toBe(other)
  })
})
