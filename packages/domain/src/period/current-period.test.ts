import { expect, test } from 'vitest'
import { findCurrentPeriod } from './current-period.ts'
import { examplePeriod } from './example-period.fixture.ts'

const next = { ...examplePeriod, code: '2026' }
const closed = { ...examplePeriod, code: '2024', isOpen: false }

test.each([
  ['the one that the setting names', [next, examplePeriod, closed], '2025', '2025'],
  ['the one that it names also when it is closed', [next, examplePeriod, closed], '2024', '2024'],
  ['none where the setting is missing', [next, examplePeriod], null, undefined],
  ['none where it names none', [next, examplePeriod], '1999', undefined],
  ['none of none', [], '2025', undefined],
])('the current period is %s', (_name, periods, registerPeriod, code) => {
  expect(findCurrentPeriod(periods, registerPeriod)?.code).toBe(code)
})
