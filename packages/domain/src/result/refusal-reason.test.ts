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

  it('is in the words of the institution that rejects', () => {
    expect(refusalForStudent(exampleReasons, 'INSTITUTION_REJECTS', 'הופסקו הלימודים', 'en')).toBe(
      'הופסקו הלימודים',
    )
  })

  it('is "other" where none was given', () => {
    const other = exampleReasons.denying.find(({ code }) => code === 'OTHER')?.text.en
    expect(refusalForStudent(exampleReasons, 'INSTITUTION_REJECTS', null, 'en')).toBe(other)
    expect(refusalForStudent(exampleReasons, 'DENY', null, 'en')).toBe(other)
  })
})
