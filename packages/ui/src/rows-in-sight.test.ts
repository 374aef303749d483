import { expect, test } from 'vitest'
import { rowsInSight } from './rows-in-sight.ts'

test.each([
  { scrolled: 'at the top', top: 0, rows: { first: 0, end: 14, before: 0, after: 860 } },
  { scrolled: 'in the middle', top: 500, rows: { first: 46, end: 64, before: 460, after: 360 } },
  { scrolled: 'within a row', top: 505, rows: { first: 46, end: 65, before: 460, after: 350 } },
  { scrolled: 'to the end', top: 900, rows: { first: 86, end: 100, before: 860, after: 0 } },
  { scrolled: 'beyond the end', top: 5000, rows: { first: 96, end: 100, before: 960, after: 0 } },
])('a hundred rows, $scrolled', ({ top, rows }) => {
  expect(rowsInSight(100, () => 10, { top, height: 100 })).toEqual(rows)
})

test('rows of several lines take the room they need', () => {
  const heights = (index: number) => (index < 10 ? 30 : 10)
  expect(rowsInSight(100, heights, { top: 300, height: 50 })).toEqual({
    first: 6,
    end: 19,
    before: 180,
    after: 810,
  })
})

test('an empty list has no rows', () => {
  expect(rowsInSight(0, () => 10, { top: 0, height: 100 })).toEqual({
    first: 0,
    end: 0,
    before: 0,
    after: 0,
  })
})
