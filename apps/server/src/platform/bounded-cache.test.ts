import { expect, test } from 'vitest'
import { createBoundedCache } from './bounded-cache.ts'

test('has so many and no more, and what was stored again longest', () => {
  const cache = createBoundedCache<string, number>(2)
  cache.store('a', 1)
  cache.store('b', 2)
  cache.store('a', 3)
  cache.store('c', 4)
  expect(['a', 'b', 'c'].map(cache.find)).toEqual([3, undefined, 4])
})
