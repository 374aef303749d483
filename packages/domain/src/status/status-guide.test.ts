import { describe, expect, it } from 'vitest'
import { displayStatus } from './display.ts'
import { RequestStatus } from './request-status.ts'
import {
  guideKeyOf,
  guideKeys,
  isResultAhead,
  journeyStages,
  listedGuideKeys,
  statusGuide,
} from './status-guide.ts'
import { statuses } from './statuses.ts'
import { studentActions } from './student-action.ts'

describe('the guide to statuses', () => {
  it('has a row for each status', () => {
    for (const status of RequestStatus.options) expect(guideKeys).toContain(status)
  })

  it('has the tone `attention` for every returned request', () => {
    const returned = RequestStatus.options.filter((status) => statuses[status].isReturned)
    expect(returned.map((status) => statusGuide[status].tone)).toEqual(returned.map(() => 'attention'))
  })

  it('does not list internal statuses on the public page', () => {
    for (const key of ['TEAM_MANAGER_APPROVAL', 'WAITING_TO_BE_COMPUTED', 'APPEAL_APPROVED'] as const)
      expect(listedGuideKeys).not.toContain(key)
  })

  it('has one row for all outcomes before publication', () => {
    const under = RequestStatus.options.filter((status) => displayStatus(status, '0') === 'UI_PROGRESS')
    expect(under).toContain('DENIED')
    expect(under).toContain('COMPUTED')
    expect(new Set(under.map((status) => guideKeyOf({ status, publishState: '0' }, studentActions)))).toEqual(
      new Set(['UI_PROGRESS']),
    )
  })

  it('expects a result until it is published, and none if nothing was sent in time', () => {
    for (const key of ['DRAFT', 'SUBMITTED', 'UI_PROGRESS', 'APPEAL_SUBMITTED'] as const)
      expect({ key, isAhead: isResultAhead(key) }).toEqual({ key, isAhead: true })
    for (const key of [
      'DRAFT_CLOSED',
      'NOT_STARTED_CLOSED',
      'DENIED',
      'COMPUTED',
      'SCHOLARSHIP_PAID',
    ] as const)
      expect({ key, isAhead: isResultAhead(key) }).toEqual({ key, isAhead: false })
  })

  it.each([
    [undefined, ['FILL_FORM'], 'NOT_STARTED'],
    [undefined, [], 'NOT_STARTED_CLOSED'],
    ['DRAFT', ['FILL_FORM'], 'DRAFT'],
    ['DRAFT', [], 'DRAFT_CLOSED'],
    ['REPAIR_BACK_FOR', ['FIX_DOCUMENTS'], 'REPAIR_BACK_FOR'],
    ['REPAIR_BACK_FOR', ['VIEW_SUBMITTED_COPY'], 'REPAIR_BACK_FROM_TO'],
    ['APPEAL_REPAIR_BACK_FOR', ['FIX_APPEAL'], 'APPEAL_REPAIR_BACK_FOR'],
    ['APPEAL_REPAIR_BACK_FOR', [], 'APPEAL_REPAIR_BACK_FROM'],
    ['SUBMITTED', [], 'SUBMITTED'],
  ] as const)('gives for %s with %j the row %s', (status, actions, key) => {
    const shown = status && {
      status,
      publishState: status.startsWith('APPEAL') ? '1' : '0',
    }
    expect(guideKeyOf(shown as Parameters<typeof guideKeyOf>[0], actions)).toBe(key)
  })

  it.each([
    ['COMPUTED', true, false, 'COMPUTED'],
    ['COMPUTED', true, true, 'COMPUTED_FINAL'],
    ['COMPUTED', false, false, 'NO_AWARD'],
    ['COMPUTED', false, true, 'NO_AWARD_FINAL'],
    ['DENIED', false, false, 'DENIED'],
    ['DENIED', false, true, 'DENIED_FINAL'],
    ['REJECTED_BY_ACADEMIC_INSTITUTION', false, true, 'REJECTED_FINAL'],
    ['SCHOLARSHIP_PAID', true, true, 'SCHOLARSHIP_PAID_FINAL'],
  ] as const)(
    'gives for a published %s, awarded %s and appeal over %s, the row %s',
    (status, isAwarded, isAppealOver, key) => {
      expect(
        guideKeyOf({ status, publishState: '1' }, [], { isAwarded, isAppealOver, isMoneyOwed: false }),
      ).toBe(key)
    },
  )

  it.each([
    ['SCHOLARSHIP_PAID', ['APPEAL'], false, 'SCHOLARSHIP_PAID'],
    // The only appeal was made, or its days are over.
    ['SCHOLARSHIP_PAID', ['VIEW_RESULT'], false, 'SCHOLARSHIP_PAID_FINAL'],
    ['SCHOLARSHIP_PAID', ['APPEAL'], true, 'SCHOLARSHIP_PAID_IN_PART'],
    ['SCHOLARSHIP_PAID', ['VIEW_RESULT'], true, 'SCHOLARSHIP_PAID_IN_PART'],
    ['APPEAL_PAID', ['VIEW_RESULT'], false, 'APPEAL_PAID'],
    ['APPEAL_PAID', ['VIEW_RESULT'], true, 'APPEAL_PAID_IN_PART'],
    ['COMPUTED', ['VIEW_RESULT'], true, 'COMPUTED'],
    ['INVALID_BANK', ['VIEW_RESULT'], true, 'INVALID_BANK'],
  ] as const)(
    'gives for a published %s with %j, money owed %s, the row %s',
    (status, actions, isMoneyOwed, key) => {
      const result = { isAwarded: true, isAppealOver: false, isMoneyOwed }
      expect(guideKeyOf({ status, publishState: '2' }, actions, result)).toBe(key)
    },
  )

  it('does not reveal the award of an unpublished result', () => {
    for (const isAwarded of [true, false])
      expect(
        guideKeyOf({ status: 'COMPUTED', publishState: '0' }, [], {
          isAwarded,
          isAppealOver: true,
          isMoneyOwed: isAwarded,
        }),
      ).toBe('UI_PROGRESS')
  })

  it('uses only known stages', () => {
    for (const key of guideKeys) expect(journeyStages).toContain(statusGuide[key].stage)
  })
})
