import { expect, it } from 'vitest'
import { isSecondPerson, needsSecondPerson } from './role-change.ts'
import type { StaffRole } from './staff-role.ts'

it.each<[readonly StaffRole[], readonly StaffRole[], boolean]>([
  [[], ['reviewer'], true],
  [[], ['manager'], true],
  [[], ['finance'], true],
  [[], ['administrator'], true],
  [[], ['content-editor'], false],
  [['content-editor'], ['content-editor', 'reviewer'], true],
  [['reviewer', 'manager'], ['reviewer'], false],
  [['reviewer'], ['content-editor'], false],
  [['reviewer'], ['manager'], true],
])('from %j to %j needs a second person: %s', (before, after, isNeeded) => {
  expect(needsSecondPerson(before, after)).toBe(isNeeded)
})

it.each([
  ['somebody else', 'c', true],
  ['who proposed it', 'a', false],
  ['the one it is about', 'b', false],
])('%s is the second person: %s', (_who, decider, isSecond) => {
  expect(isSecondPerson({ proposedBy: 'a', staffId: 'b' }, decider)).toBe(isSecond)
})
