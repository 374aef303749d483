import { describe, expect, it } from 'vitest'
import { defaultScoreRules as rules } from './default-score-rules.ts'
import { rulesDifferences } from './rules-differences.ts'

describe('the differences between two versions of the rules', () => {
  it('are none if both are equal', () => {
    expect(rulesDifferences(rules, { ...rules })).toEqual([])
  })

  it('can be a cap, a single value, and a table with every bound of both versions', () => {
    const [first, ...rest] = rules.military
    const changed = {
      ...rules,
      caps: { ...rules.caps, income: rules.caps.income - 1 },
      family: { ...rules.family, singleParent: rules.family.singleParent + 1 },
      military: [{ from: 0.5, points: 0.5 }, ...rest],
    }
    const military = rules.military.map(({ from, points }) => ({
      bound: String(from),
      before: String(points),
      after: from === first?.from ? null : String(points),
    }))
    expect(rulesDifferences(rules, changed)).toEqual([
      {
        of: 'cap',
        name: 'income',
        before: String(rules.caps.income),
        after: String(rules.caps.income - 1),
      },
      {
        of: 'table',
        name: 'military',
        rows: [...military, { bound: '0.5', before: null, after: '0.5' }].toSorted(
          (one, other) => Number(one.bound) - Number(other.bound),
        ),
      },
      {
        of: 'single',
        name: 'singleParent',
        before: String(rules.family.singleParent),
        after: String(rules.family.singleParent + 1),
      },
    ])
  })
})
