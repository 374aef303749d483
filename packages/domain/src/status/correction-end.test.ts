import { describe, expect, it } from 'vitest'
import { findCorrectionEnd } from './correction-end.ts'

const deadline = new Date('2026-01-25T10:00:00.000Z')
const before = new Date('2026-01-25T09:59:59.999Z')

describe('the end of a correction', () => {
  it('is undefined while the request is returned and the window is open', () => {
    expect(findCorrectionEnd('REPAIR_BACK_FOR', deadline, before)).toBeUndefined()
  })

  it('is lapsed from the deadline on, before and after the job has moved the status', () => {
    expect(findCorrectionEnd('REPAIR_BACK_FOR', deadline, deadline)).toBe('lapsed')
    expect(findCorrectionEnd('REPAIR_BACK_FROM_TO', null, deadline)).toBe('lapsed')
  })

  it('is that another page sent the correction, or that the return was cancelled', () => {
    expect(findCorrectionEnd('REPAIR_BACK_FROM', null, before)).toBe('sentElsewhere')
    expect(findCorrectionEnd('SUBMITTED', null, before)).toBe('cancelled')
    expect(findCorrectionEnd('WAITING_TO_BE_COMPUTED', null, before)).toBe('cancelled')
  })
})
