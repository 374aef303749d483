import { expect, it } from 'vitest'
import { findDismissalRefusal } from './dismissal.ts'

it.each([
  ['in review', 'SUBMITTED', false, undefined],
  ['in the review of an appeal', 'APPEAL_SUBMITTED', false, undefined],
  ['while another has it open', 'SUBMITTED', true, 'OPEN_ELSEWHERE'],
  ['after the review, also while another has it open', 'TEAM_MANAGER_APPROVAL', true, 'NOT_IN_REVIEW'],
] as const)('"not a duplicate" is said %s', (_what, status, isOpenElsewhere, refusal) => {
  expect(findDismissalRefusal(status, isOpenElsewhere)).toBe(refusal)
})
