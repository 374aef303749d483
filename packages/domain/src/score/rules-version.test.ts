import { expect, it } from 'vitest'
import { findActivationRefusal, rulesVersionName } from './rules-version.ts'

const [before, moment, after] = [1, 2, 3].map((day) => new Date(Date.UTC(2026, 0, day)))
const proposed = { state: 'PROPOSED', proposedBy: 'dana', proposedAt: moment ?? null } as const

it.each([
  [proposed, before, 'dana', 'OWN_PROPOSAL'],
  [proposed, before, 'yoav', undefined],
  [proposed, null, 'yoav', undefined],
  [proposed, after, 'yoav', 'OUTDATED'],
  [{ ...proposed, state: 'ACTIVE' }, before, 'yoav', 'NOT_PROPOSED'],
  [{ ...proposed, state: 'REPLACED' }, before, 'yoav', 'NOT_PROPOSED'],
  [{ ...proposed, state: 'WITHDRAWN' }, before, 'yoav', 'NOT_PROPOSED'],
] as const)('%o with rules in force since %s, activated by %s: %s', (version, since, staffId, refusal) => {
  expect(findActivationRefusal(version, { activatedAt: since ?? null }, staffId)).toBe(refusal)
})

it('a version is named after its period', () => {
  expect(rulesVersionName('2025', 3)).toBe('2025-3')
})
