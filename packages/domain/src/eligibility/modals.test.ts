import { expect, test } from 'vitest'
import { eligibilityModalFor, eligibilityModals } from './modals.ts'

test('each modal of the eligibility page opens at its own moment', () => {
  expect(eligibilityModalFor).toEqual({
    open: 'eligibilityOnLoad',
    check: 'eligibilityConfirm',
    exit: 'eligibilityExit',
  })
  expect(Object.values(eligibilityModalFor).toSorted()).toEqual([...eligibilityModals].toSorted())
})
