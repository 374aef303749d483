import { expect, test } from 'vitest'
import { createBoundedCache } from './bounded-cache.ts'

test('drops the entry that was stored longest ago once it is full', () => {
  const cache = createBoundedCache<string, number>(2)
  cache.store('a', 1)
  cache.store('b', 2)
  cache.store('a', 3)
  cache.store('c', 4)
  expect(['a', 'b', 'c'].map(cache.find)).toEqual([3, undefined, 4])
})

test('stores no new key while the oldest value may not be dropped', () => {
  const inUse = new Set([1, 2])
  const cache = createBoundedCache<string, number>(2, (value) => !inUse.has(value))
  cache.store('a', 1)
  cache.store('b', 2)
  cache.store('c', 3)
  expect(['a', 'b', 'c'].map(cache.find)).toEqual([1, 2, undefined])
  cache.store('b', 4)
  expect(cache.find('b')).toBe(4)
  inUse.clear()
  cache.store('c', 3)
  expect(['a', 'b', 'c'].map(cache.find)).toEqual([undefined, 4, 3])
})
