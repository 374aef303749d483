import { expect, it } from 'vitest'
import { findEditRefusal } from './edit-refusal.ts'

const noa = { id: 'noa', roles: ['reviewer'] } as const
const manager = { id: 'boss', roles: ['manager'] } as const

it.each([
  ['in review', 'SUBMITTED', noa, false, undefined],
  ['open elsewhere', 'SUBMITTED', noa, true, 'OPEN_ELSEWHERE'],
  [
    'waiting for confirmation, also while it is open elsewhere',
    'TEAM_MANAGER_APPROVAL',
    noa,
    true,
    'NOT_IN_REVIEW',
  ],
  ['for a manager', 'SUBMITTED', manager, false, 'NOT_A_REVIEWER'],
  ['what one has reviewed, corrected', 'REPAIR_BACK_FROM', noa, false, undefined],
  ['the appeal by another', 'APPEAL_REPAIR_BACK_FROM', { ...noa, id: 'yoav' }, false, undefined],
  ['the appeal against what one has reviewed', 'APPEAL_SUBMITTED', noa, false, 'REVIEWED_BEFORE'],
] as const)('%s', (_what, status, who, isOpenElsewhere, refusal) => {
  const acts = [{ act: 'APPROVE', staffId: 'noa', appeal: 'NONE' }] as const
  expect(findEditRefusal({ status, acts }, who, isOpenElsewhere)).toBe(refusal)
})
