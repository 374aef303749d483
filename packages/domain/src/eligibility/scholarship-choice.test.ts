import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Scholarship, scholarships } from './enumerations.ts'
import { toggleScholarship } from './scholarship-choice.ts'

test.each<[readonly Scholarship[], Scholarship, readonly Scholarship[]]>([
  [['NONE'], 'TENA', ['TENA']],
  [['TENA'], 'MAROM', ['MAROM', 'TENA']],
  [['MAROM', 'PERACH'], 'NONE', ['NONE']],
  [['NONE'], 'NONE', []],
  [['MAROM', 'TENA'], 'MAROM', ['TENA']],
  [[], 'IRTIKA', ['IRTIKA']],
])('%j, ticking %s, gives %j', (chosen, ticked, expected) => {
  expect(toggleScholarship(chosen, ticked)).toEqual(expected)
})

test('however one ticks, "none" never stands beside another', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...scholarships), { maxLength: 30 }), (ticks) => {
      const chosen = ticks.reduce<readonly Scholarship[]>(toggleScholarship, ['NONE'])
      expect(chosen.includes('NONE') && chosen.length > 1).toBe(false)
      expect(chosen).toEqual(scholarships.filter((one) => chosen.includes(one)))
    }),
    { numRuns: 1_000 },
  )
})
