import { expect, it } from 'vitest'
import { examplePeriod } from './example-period.fixture.ts'
import { findNextEdge } from './next-edge.ts'

const next = { ...examplePeriod, from: '2025-11-01T08:00:00Z', to: '2025-12-15T10:00:00Z' }

it.each([
  ['the opening, before it', '2024-10-01T00:00:00Z', examplePeriod.from],
  ['the closing, from the opening on', examplePeriod.from, examplePeriod.to],
  ['the opening of the next, from the closing on', examplePeriod.to, next.from],
  ['nothing after the last', next.to, undefined],
])('the next edge is %s', (_name, now, edge) => {
  expect(findNextEdge([next, examplePeriod], new Date(now))).toEqual(edge && new Date(edge))
})
