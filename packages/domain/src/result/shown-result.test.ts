import { describe, expect, it } from 'vitest'
import { decisionOf, findAppealRefusal, findFirstRefusal, findShownScore } from './shown-result.ts'

type Score = { result: '1' | '2'; version: number; award: number }
const first: Score = { result: '1', version: 1, award: 0 }
const revised: Score = { result: '1', version: 3, award: 4_000 }
const appeal: Score = { result: '2', version: 2, award: 6_240 }
const past = (event: 'DENY' | 'INSTITUTION_REJECTS' | 'DENY_APPEAL' | 'APPROVE_APPEAL' | 'PUBLISH') => ({
  event,
  reason: event,
  note: null,
})

describe('the score that a student may see', () => {
  it.each([
    ['nothing is published', [first], '0', undefined],
    ['the first result is published', [first], '1', first],
    ['an appeal was computed and not published', [first, appeal], '1', first],
    ['the appeal is published', [first, appeal], '2', appeal],
    ['the appeal was denied', [first], '2', first],
    ['the first result was revised', [revised, first], '1', revised],
    ['no score was ever computed', [], '1', undefined],
  ] as const)('if %s', (_, scores, publishState, shown) => {
    expect(findShownScore(scores, publishState)).toEqual(shown)
  })
})

describe('the reason of a refusal', () => {
  it('of the first result is never that of an appeal, which may be unpublished', () => {
    expect(findFirstRefusal([past('DENY'), past('PUBLISH'), past('DENY_APPEAL')])?.event).toBe('DENY')
    expect(findFirstRefusal([past('DENY_APPEAL')])).toBeUndefined()
  })

  it('of an appeal is shown after its publication, and not if the appeal was granted later', () => {
    const events = [past('DENY'), past('DENY_APPEAL')]
    expect(findAppealRefusal(events, '1')).toBeUndefined()
    expect(findAppealRefusal(events, '2')?.event).toBe('DENY_APPEAL')
    expect(findAppealRefusal([...events, past('APPROVE_APPEAL')], '2')).toBeUndefined()
  })
})

it.each([
  [first, undefined, 'NO_AWARD'],
  [revised, past('DENY'), 'AWARD'],
  [undefined, past('DENY'), 'REFUSAL'],
  [undefined, past('INSTITUTION_REJECTS'), 'REJECTION'],
] as const)('the decision of %o after %o is %s', (score, refusal, decision) => {
  expect(decisionOf(score, refusal)).toBe(decision)
})
