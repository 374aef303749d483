import { describe, expect, test } from 'vitest'
import { listStateOf, mayApply, mayRevoke } from './list-state.ts'

const at = '2026-11-01T10:00:00Z'
const unapplied = { applyingSince: null, appliedAt: null, revokingSince: null, revokedAt: null }

describe('the state of a list', () => {
  test.each([
    [{}, 'CHECKED', true, false],
    [{ applyingSince: at }, 'APPLYING', true, false],
    [{ applyingSince: at, appliedAt: at }, 'APPLIED', false, true],
    [{ applyingSince: at, appliedAt: at, revokingSince: at }, 'REVOKING', false, true],
    [{ applyingSince: at, appliedAt: at, revokingSince: at, revokedAt: at }, 'REVOKED', false, false],
  ] as const)('%j is %s', (times, state, isApplicable, isRevocable) => {
    expect(listStateOf({ ...unapplied, ...times })).toBe(state)
    expect([mayApply(state), mayRevoke(state)]).toEqual([isApplicable, isRevocable])
  })
})
