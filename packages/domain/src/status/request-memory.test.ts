import { expect, test } from 'vitest'
import { memoryOf, readRequestState } from './request-memory.ts'
import { newRequest, type RequestState } from './request-state.ts'

const rich: RequestState = {
  ...newRequest,
  status: 'INVALID_BANK',
  publishState: '2',
  appeal: 'GRANTED',
  wasReturned: true,
  wasAppealReturned: true,
  isReviewFinished: true,
  isRejectionWaiting: true,
  resultPublishedAt: new Date('2025-06-01T08:00:00.000Z'),
  printedAppealDate: new Date('2025-06-16T20:59:59.000Z'),
  bankPauses: [{ from: new Date('2025-06-10T00:00:00.000Z'), to: null }],
  statusBeforeBank: 'APPEAL_CALCULATED',
}

test("a request's memory can be stored as JSON and read back", () => {
  const row = { ...rich, correctionDeadline: '2025-06-30T00:00:00.000Z', memory: memoryOf(rich) }
  expect(readRequestState(JSON.parse(JSON.stringify(row)))).toEqual({
    ...rich,
    correctionDeadline: new Date('2025-06-30T00:00:00.000Z'),
  })
})

test('an empty memory is read as that of a new request', () => {
  expect(readRequestState({ ...newRequest, correctionDeadline: null, memory: {} })).toEqual(newRequest)
})

test('an invalid memory is refused', () => {
  const memory = { appeal: 'PERHAPS' }
  expect(() => readRequestState({ ...newRequest, correctionDeadline: null, memory })).toThrow()
})
