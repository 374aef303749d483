import { expect, it } from 'vitest'
import { findActivationRefusal, rulesVersionName } from './rules-version.ts'

it.each([
  [{ state: 'PROPOSED', proposedBy: 'dana' }, 'dana', 'OWN_PROPOSAL'],
  [{ state: 'PROPOSED', proposedBy: 'dana' }, 'yoav', undefined],
  [{ state: 'ACTIVE', proposedBy: 'dana' }, 'yoav', 'NOT_PROPOSED'],
  [{ state: 'REPLACED', proposedBy: 'dana' }, 'yoav', 'NOT_PROPOSED'],
  [{ state: 'WITHDRAWN', proposedBy: 'dana' }, 'yoav', 'NOT_PROPOSED'],
] as const)('%o, activated by %s: %s', (version, staffId, refusal) => {
  expect(findActivationRefusal(version, staffId)).toBe(refusal)
})

it('a version is named after its period', () => {
  expect(rulesVersionName('2025', 3)).toBe('2025-3')
})
