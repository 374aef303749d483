import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scholarships } from '../eligibility/enumerations.ts'
import { eligibility } from '../eligibility/questions.ts'
import { toggleOption } from './toggle-option.ts'

type Scholarship = (typeof scholarships)[number]

const row = eligibility.rows.scholarships

describe('the scholarships', () => {
  test.each<[readonly Scholarship[], Scholarship, readonly Scholarship[]]>([
    [['NONE'], 'TENA', ['TENA']],
    [['TENA'], 'MAROM', ['MAROM', 'TENA']],
    [['MAROM', 'PERACH'], 'NONE', ['NONE']],
    [['NONE'], 'NONE', []],
    [['MAROM', 'TENA'], 'MAROM', ['TENA']],
    [[], 'IRTIKA', ['IRTIKA']],
  ])('%j, pressing %s, gives %j', (chosen, pressed, expected) => {
    expect(toggleOption(row, chosen, pressed)).toEqual(expected)
  })

  test('whatever is pressed, "none" is never chosen together with another option', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...scholarships), { maxLength: 30 }), (presses) => {
        const chosen = presses.reduce<readonly Scholarship[]>(
          (now, one) => toggleOption(row, now, one),
          ['NONE'],
        )
        expect(chosen.includes('NONE') && chosen.length > 1).toBe(false)
        expect(chosen).toEqual(scholarships.filter((one) => chosen.includes(one)))
      }),
      { numRuns: 1_000 },
    )
  })
})

test('without an exclusive option all options can be chosen together', () => {
  expect(toggleOption({ options: ['A', 'B', 'NONE'] }, ['A'], 'NONE')).toEqual(['A', 'NONE'])
})
