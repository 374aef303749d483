import { expect, test } from 'vitest'
import { rowsInSight } from './rows-in-sight.ts'

/** Returns consecutive rows, the first of them below a gap. */
const run = (first: number, end: number, gap: number) =>
  Array.from({ length: end - first }, (_, offset) => ({
    index: first + offset,
    gap: offset === 0 ? gap : 0,
  }))

test.each([
  { scrolled: 'at the top', top: 0, rows: { shown: run(0, 14, 0), after: 860 } },
  { scrolled: 'in the middle', top: 500, rows: { shown: run(46, 64, 460), after: 360 } },
  { scrolled: 'within a row', top: 505, rows: { shown: run(46, 65, 460), after: 350 } },
  { scrolled: 'to the end', top: 900, rows: { shown: run(86, 100, 860), after: 0 } },
  { scrolled: 'beyond the end', top: 5000, rows: { shown: run(96, 100, 960), after: 0 } },
])('a hundred rows, $scrolled', ({ top, rows }) => {
  expect(rowsInSight(100, () => 10, { top, height: 100 })).toEqual(rows)
})

test.each([
  { place: 'above', reached: 3, shown: [{ index: 3, gap: 30 }, ...run(46, 64, 420)], after: 360 },
  { place: 'in sight', reached: 50, shown: run(46, 64, 460), after: 360 },
  { place: 'below', reached: 90, shown: [...run(46, 64, 460), { index: 90, gap: 260 }], after: 90 },
])('the reached row is always in the page, $place', ({ reached, shown, after }) => {
  expect(rowsInSight(100, () => 10, { top: 500, height: 100, reached })).toEqual({ shown, after })
})

test('counts rows of several lines with their own height', () => {
  const heights = (index: number) => (index < 10 ? 30 : 10)
  expect(rowsInSight(100, heights, { top: 300, height: 50 })).toEqual({ shown: run(6, 19, 180), after: 810 })
})

test('an empty list has no rows', () => {
  expect(rowsInSight(0, () => 10, { top: 0, height: 100 })).toEqual({ shown: [], after: 0 })
})
