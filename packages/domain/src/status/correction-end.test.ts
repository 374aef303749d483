import { describe, expect, it } from 'vitest'
import { findCorrectionEnd } from './correction-end.ts'

const deadline = new Date('2026-01-25T10:00:00.000Z')
const before = new Date('2026-01-25T09:59:59.999Z')

describe('the end of a correction', () => {
  it('has not come while the request is returned and the window open', () => {
    expect(findCorrectionEnd('REPAIR_BACK_FOR', deadline, before)).toBeUndefined()
  })

  it('comes with the deadline itself, and stays when the job has noted it', () => {
    expect(findCorrectionEnd('REPAIR_BACK_FOR', deadline, deadline)).toBe('lapsed')
    expect(findCorrectionEnd('REPAIR_BACK_FROM_TO', null, deadline)).toBe('lapsed')
  })

  it('is another page that sent it, or a return that was cancelled', () => {
    expect(findCorrectionEnd('REPAIR_BACK_FROM', null, before)).toBe('sentElsewhere')
    expect(findCorrectionEnd('SUBMITTED', null, before)).toBe('cancelled')
    expect(findCorrectionEnd('WAITING_TO_BE_COMPUTED', null, before)).toBe('cancelled')
  })
})
