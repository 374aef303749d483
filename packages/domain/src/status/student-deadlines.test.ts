import { describe, expect, it } from 'vitest'
import { everythingOpen, requestIn } from './circumstances.fixture.ts'
import { newRequest } from './request-state.ts'
import { studentDeadlines } from './student-deadlines.ts'

const { now, period } = everythingOpen
const later = new Date(now.getTime() + 3_600_000)

describe('the deadlines of a student', () => {
  it('of a draft are the end of registration', () => {
    expect(studentDeadlines(newRequest, everythingOpen)).toEqual([
      { kind: 'REGISTRATION', at: new Date(period.to) },
    ])
  })

  it('of a returned request are the end of its window, until that moment', () => {
    const returned = requestIn('REPAIR_BACK_FOR', { publishState: '0', correctionDeadline: later })
    expect(studentDeadlines(returned, everythingOpen)).toEqual([{ kind: 'CORRECTION', at: later }])
    expect(studentDeadlines(returned, { ...everythingOpen, now: later })).toEqual([])
  })

  it('of a returned appeal are the end of its window', () => {
    const returned = requestIn('APPEAL_REPAIR_BACK_FOR', { appeal: 'OPEN', correctionDeadline: later })
    expect(studentDeadlines(returned, everythingOpen)).toEqual([{ kind: 'APPEAL_CORRECTION', at: later }])
  })

  it('of a published result are the end of the appeal days, and none before publication', () => {
    const [appeal, ...more] = studentDeadlines(requestIn('DENIED'), everythingOpen)
    expect(more).toEqual([])
    expect(appeal?.kind).toBe('APPEAL')
    expect(appeal?.at.getTime()).toBe(now.getTime() + period.appealDays * 86_400_000)
    expect(
      studentDeadlines(requestIn('DENIED', { publishState: '0', resultPublishedAt: null }), everythingOpen),
    ).toEqual([])
  })

  it('are empty if the student can do nothing', () => {
    expect(studentDeadlines(requestIn('SUBMITTED', { publishState: '0' }), everythingOpen)).toEqual([])
  })
})
