import { defaultScoreRules } from '@milgo/domain/score/default-score-rules'
import { describe, expect, it } from 'vitest'
import { estimateOf } from '../../request/score/estimate-of.ts'
import { emptyForm, examples } from './calculator-examples.ts'

const rules = {
  score_rules: { version: 'first', ...defaultScoreRules },
  reserve_window: { from: '2025-01-01', to: '2025-12-31' },
}

describe('the calculator', () => {
  it('waits for the figures that must be known', () => {
    expect(estimateOf(emptyForm, rules)).toEqual({ kind: 'waiting' })
    expect(estimateOf({ ...emptyForm, houseHoldPeople: '4' }, rules)).toEqual({ kind: 'waiting' })
  })

  it.each([
    ['houseHoldPeople', '0'],
    ['houseHoldPeople', '-3'],
    ['houseHoldPeople', '3.5'],
    ['houseHoldPeople', '٣١'],
    ['income', '1e9'],
    ['income', 'Infinity'],
    ['income', '<script>alert(1)</script>'],
    ['income', '9'.repeat(400)],
    ['cluster', '11'],
    ['disability', '101'],
    ['affectedParents', '3'],
  ] as const)("refuses %s %s with the field's name, and computes nothing", (field, value) => {
    expect(estimateOf({ ...examples.family, [field]: value }, rules)).toEqual({
      kind: 'wrong',
      fields: [field],
    })
  })

  it('computes the same with the digits of an Arabic keyboard', () => {
    const { family } = examples
    const typed = { ...family, houseHoldPeople: '٥', income: '١١٥٠٠', cluster: '٤', serviceMonths: '۳۲' }
    expect(estimateOf(typed, rules)).toEqual(estimateOf(family, rules))
  })

  it('refuses more children than persons', () => {
    expect(estimateOf({ ...examples.parent, childrenCount: '3' }, rules)).toEqual({ kind: 'tooManyChildren' })
  })

  it.each(Object.entries(examples))(
    'the example %s has a score with components, within its range',
    (_name, typed) => {
      const known = estimateOf(typed, rules)
      if (known.kind !== 'known') throw new Error(known.kind)
      const { low, high, asGiven } = known.estimate
      expect(low).toBeGreaterThan(0)
      expect(asGiven?.total).toBeGreaterThanOrEqual(low)
      expect(asGiven?.total).toBeLessThanOrEqual(high)
    },
  )
})
