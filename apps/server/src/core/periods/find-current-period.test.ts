import { examplePeriod } from '@milgo/domain/period/example-period.fixture'
import { expect, test } from 'vitest'
import { findCurrentPeriod } from './find-current-period.ts'

const now = new Date('2024-11-20T00:00:00Z')
const next = { ...examplePeriod, code: '2026', from: '2025-10-26T06:00:00Z', to: '2025-12-15T10:00:00Z' }
const last = { ...examplePeriod, code: '2024', from: '2023-10-29T06:00:00Z', to: '2023-12-15T10:00:00Z' }
const shut = { ...examplePeriod, isOpen: false }

test.each([
  ['the one that the setting names', [next, examplePeriod, last], '2024', '2024'],
  ['the open one when the setting is missing', [next, examplePeriod, last], null, '2025'],
  ['the open one when the setting names none', [next, examplePeriod, last], '1999', '2025'],
  ['the newest when none is open', [next, shut, last], null, '2026'],
  ['none of none', [], '2025', undefined],
])('the current period is %s', (_name, periods, named, code) => {
  expect(findCurrentPeriod(periods, named, now)?.code).toBe(code)
})
