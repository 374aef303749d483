import { describe, expect, test } from 'vitest'
import { displayStatus, toldStatus } from './display.ts'
import { PublishState } from './publish-state.ts'
import { RequestStatus } from './request-status.ts'

const untilResult: readonly string[] = [
  'DENIED',
  'WAITING_TO_BE_COMPUTED',
  'COMPUTED',
  'REJECTED_BY_ACADEMIC_INSTITUTION',
]
const untilAppealResult: readonly string[] = [
  'APPEAL_WAITING_CALCULATED',
  'APPEAL_CALCULATED',
  'APPEAL_APPROVED',
  'APPEAL_DENIED',
]

describe.each(RequestStatus.options)('%s', (status) => {
  test.each(['0', '', null, undefined] as const)('unpublished (%j)', (publishState) => {
    expect(displayStatus(status, publishState)).toBe(
      untilResult.includes(status)
        ? 'UI_PROGRESS'
        : untilAppealResult.includes(status)
          ? 'UI_APPEAL_PROGRESS'
          : status,
    )
  })

  test('result published', () => {
    expect(displayStatus(status, '1')).toBe(
      untilAppealResult.includes(status) ? 'UI_APPEAL_PROGRESS' : status,
    )
  })

  test('appeal result published', () => {
    expect(displayStatus(status, '2')).toBe(status)
  })

  test.each(PublishState.options)(
    'as the wire tells it at %s, the page shows the same, and no more is told',
    (publishState) => {
      const told = toldStatus(status, publishState)
      expect(RequestStatus.options).toContain(told)
      const shown = displayStatus(status, publishState)
      expect(displayStatus(told, publishState)).toBe(shown)
      const toldAlike = RequestStatus.options.filter(
        (other) => displayStatus(other, publishState) === shown && toldStatus(other, publishState) !== told,
      )
      expect(toldAlike).toEqual([])
    },
  )
})
