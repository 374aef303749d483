import { expect, it } from 'vitest'
import { findDismissalRefusal } from './dismissal.ts'

it.each([
  ['in review', 'SUBMITTED', false, undefined],
  ['in the review of an appeal', 'APPEAL_SUBMITTED', false, undefined],
  ['while a colleague has it open', 'SUBMITTED', true, 'OPEN_ELSEWHERE'],
  ['after the review, also while a colleague has it open', 'TEAM_MANAGER_APPROVAL', true, 'NOT_IN_REVIEW'],
] as const)('whether "not a duplicate" is accepted %s', (_what, status, isOpenElsewhere, refusal) => {
  expect(findDismissalRefusal(status, isOpenElsewhere)).toBe(refusal)
})
