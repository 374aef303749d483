import { expect, test } from 'vitest'
import { findOutsideReason } from './outside-release.ts'

test.each([
  ['DRAFT', '0', undefined],
  ['SUBMITTED', '0', 'NOT_DECIDED'],
  ['WAITING_TO_BE_COMPUTED', '0', 'NOT_DECIDED'],
  ['COMPUTED', '0', undefined],
  ['COMPUTED', '1', 'PUBLISHED'],
  ['DENIED', '1', 'PUBLISHED'],
  ['SCHOLARSHIP_PAID', '1', 'PUBLISHED'],
  ['INVALID_BANK', '1', 'PUBLISHED'],
  ['APPEAL_SUBMITTED', '1', 'APPEAL_OPEN'],
  ['APPEAL_WAITING_CALCULATED', '1', 'APPEAL_OPEN'],
  ['APPEAL_CALCULATED', '1', undefined],
  ['APPEAL_CALCULATED', '2', 'PUBLISHED'],
  ['APPEAL_PAID', '2', 'PUBLISHED'],
] as const)('%s, published to %s: %s', (status, publishState, reason) => {
  expect(findOutsideReason(status, publishState)).toBe(reason)
})
