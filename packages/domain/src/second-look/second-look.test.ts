import { describe, expect, it } from 'vitest'
import { defaultAwardTiers as tiers } from '../score/default-award-tiers.ts'
import {
  agreementByReason,
  isLookDone,
  judgeAnew,
  type LookFinding,
  lookDifferences,
  mayLookAgain,
  maySettle,
} from './agreement.ts'
import {
  type DrawCandidate,
  drawNumberOf,
  findDrawReason,
  findLookOutcome,
  defaultSecondLookRules as rules,
} from './draw.ts'

const candidate = (more: Partial<DrawCandidate> = {}): DrawCandidate => ({
  outcome: 'AWARD',
  total: 84,
  decisionNumber: 51,
  drawNumber: 0.05,
  ...more,
})

describe('the draw', () => {
  it.each([
    [{}, undefined],
    [{ drawNumber: 0.0499 }, 'DRAWN'],
    [{ total: 77 }, 'NEAR_EDGE'],
    [{ total: 77.5 }, undefined],
    [{ total: 75 }, 'NEAR_EDGE'],
    [{ total: 66, outcome: 'NO_AWARD' }, 'NEAR_EDGE'],
    [{ total: 65.5, outcome: 'NO_AWARD' }, undefined],
    [{ total: null, outcome: 'DENIED' }, undefined],
    [{ decisionNumber: 50 }, 'FIRST_DECISIONS'],
    [{ decisionNumber: 51 }, undefined],
  ] as const)('%o: %s', (more, reason) => {
    expect(findDrawReason(candidate(more), rules, tiers)).toBe(reason)
  })

  it('uses the share of each outcome', () => {
    const shares = { AWARD: 0, NO_AWARD: 50, DENIED: 100 }
    const own = { ...rules, shares }
    expect(findDrawReason(candidate({ drawNumber: 0 }), own, tiers)).toBeUndefined()
    expect(findDrawReason(candidate({ outcome: 'NO_AWARD', drawNumber: 0.49 }), own, tiers)).toBe('DRAWN')
    expect(findDrawReason(candidate({ outcome: 'NO_AWARD', drawNumber: 0.5 }), own, tiers)).toBeUndefined()
    expect(findDrawReason(candidate({ outcome: 'DENIED', drawNumber: 0.999 }), own, tiers)).toBe('DRAWN')
  })

  it('ignores edges if the period has switched them off', () => {
    expect(findDrawReason(candidate({ total: 76 }), { ...rules, edgePoints: 0 }, tiers)).toBeUndefined()
  })

  it('uses the active tiers', () => {
    const moved = [{ from: 85, amount: 6_240 }]
    expect(findDrawReason(candidate(), rules, moved)).toBe('NEAR_EDGE')
  })

  it.each([
    ['COMPUTED', 4_000, 'AWARD'],
    ['COMPUTED', 0, 'NO_AWARD'],
    ['DENIED', null, 'DENIED'],
    ['REJECTED_BY_ACADEMIC_INSTITUTION', null, undefined],
    ['SUBMITTED', null, undefined],
  ] as const)('the outcome of %s with %s', (status, award, outcome) => {
    expect(findLookOutcome(status, award)).toBe(outcome)
  })

  it('a draw number is a fraction of the first bytes of a hash', () => {
    expect(drawNumberOf(new Uint8Array(32))).toBe(0)
    expect(drawNumberOf(new Uint8Array(32).fill(255))).toBeLessThan(1)
    expect(drawNumberOf(Uint8Array.of(128, 0, 0, 0, 0, 0, 9))).toBe(0.5)
  })
})

describe('agreement', () => {
  const approval = (award: number): LookFinding => ({ decision: 'APPROVE', reason: null, award })
  const refusal = (reason: string): LookFinding => ({ decision: 'DENY', reason, award: null })

  it.each([
    [approval(4_000), approval(4_000), []],
    [approval(4_000), approval(6_240), ['AWARD']],
    [approval(4_000), refusal('OTHER'), ['DECISION']],
    [refusal('OTHER'), refusal('OTHER'), []],
    [refusal('OTHER'), refusal('NOT_STUDYING'), ['REASON']],
  ])('%o and %o differ in %o', (first, second, differences) => {
    expect(lookDifferences(first, second)).toEqual(differences)
  })

  it.each([
    ['nothing moved', 'SETTLED', approval(4_000), refusal('OTHER'), 'SETTLED'],
    ['nothing moved', 'DISAGREED', approval(4_000), refusal('OTHER'), 'DISAGREED'],
    ['the first award moved', 'SETTLED', approval(6_240), refusal('OTHER'), 'DISAGREED'],
    ['the first award moved', 'AGREED', approval(6_240), approval(4_000), 'DISAGREED'],
    ['both moved alike', 'AGREED', approval(6_240), approval(6_240), 'AGREED'],
    ['the second award moved to the first', 'DISAGREED', approval(4_000), approval(4_000), 'AGREED'],
  ] as const)('is judged again after changed rules: %s, %s', (_what, state, first, second, after) => {
    const earlier = state === 'AGREED' ? approval(4_000) : refusal('OTHER')
    const before = { state, first: approval(4_000), second: earlier }
    expect(judgeAnew(before, { first, second })).toBe(after)
  })

  it('is counted by the reason of the first decision', () => {
    const looks = [
      { first: approval(4_000), second: approval(4_000) },
      { first: approval(4_000), second: refusal('OTHER') },
      { first: refusal('OTHER'), second: refusal('OTHER') },
    ]
    expect(agreementByReason(looks)).toEqual([
      { reason: null, looks: 2, agreed: 1 },
      { reason: 'OTHER', looks: 1, agreed: 1 },
    ])
  })

  it.each([
    ['WAITING', false],
    ['AGREED', true],
    ['DISAGREED', false],
    ['SETTLED', true],
  ] as const)('%s is done: %s', (state, done) => {
    expect(isLookDone(state)).toBe(done)
  })
})

describe('who may do the second look', () => {
  const acts = (['APPROVE', 'CONFIRM'] as const).map((act) => ({
    act,
    staffId: act === 'APPROVE' ? 'noa' : 'avi',
    appeal: 'NONE' as const,
  }))

  it.each([
    ['noa', false],
    ['avi', false],
    ['yoav', true],
  ])('%s: %s', (staffId, may) => {
    expect(mayLookAgain({ acts }, staffId)).toBe(may)
  })

  it.each([
    ['noa', false],
    ['avi', false],
    ['yoav', false],
    ['dana', true],
  ])('%s settles what yoav found: %s', (staffId, may) => {
    expect(maySettle({ acts }, 'yoav', staffId)).toBe(may)
  })
})
