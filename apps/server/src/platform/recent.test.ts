import { expect, test } from 'vitest'
import { createRecent } from './recent.ts'

test('keeps so many and no more, and what was kept again longest', () => {
  const recent = createRecent<string, number>(2)
  recent.keep('a', 1)
  recent.keep('b', 2)
  recent.keep('a', 3)
  recent.keep('c', 4)
  expect(['a', 'b', 'c'].map(recent.find)).toEqual([3, undefined, 4])
})
