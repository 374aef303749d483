import { describe, expect, test } from 'vitest'
import { everythingOpen, requestIn } from './circumstances.fixture.ts'
import { findFormClosing } from './form-closing.ts'
import { newRequest, type RequestState } from './request-state.ts'
import { RequestStatus } from './request-status.ts'
import { formModeOf } from './student-actions.ts'

const closes = (request: RequestState, now = everythingOpen.now) =>
  findFormClosing(request, { ...everythingOpen, now })

describe('the form closes by itself', () => {
  test('at the end of the period while it is filled', () => {
    expect(closes(newRequest)).toEqual(new Date(everythingOpen.period.to))
  })

  test('at the end of the correction window while documents are corrected, also after the period', () => {
    const returned = requestIn('REPAIR_BACK_FOR', { publishState: '0' })
    expect(closes(returned)).toEqual(returned.correctionDeadline)
    const closed = { ...everythingOpen, period: { ...everythingOpen.period, isOpen: false } }
    expect(findFormClosing(returned, closed)).toEqual(returned.correctionDeadline)
  })

  test('never if the form is not open', () => {
    for (const status of RequestStatus.exclude(['DRAFT', 'REPAIR_BACK_FOR']).options)
      expect(closes(requestIn(status)), status).toBeNull()
  })

  test.each(['DRAFT', 'REPAIR_BACK_FOR'] as const)(
    '%s: the form is open one millisecond before the closing moment, and closed at it',
    (status) => {
      const request = requestIn(status, { publishState: '0' })
      const end = closes(request)
      if (!end) throw new Error('the form is not open')
      const modeAt = (at: number) => formModeOf(request, { ...everythingOpen, now: new Date(at) })
      expect(modeAt(end.getTime() - 1)).not.toBe('READ')
      expect(modeAt(end.getTime())).toBe('READ')
    },
  )
})
