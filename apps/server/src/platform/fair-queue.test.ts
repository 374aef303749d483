import { expect, it } from 'vitest'
import { createFairQueue, type Turn } from './fair-queue.ts'

/** A queue whose work ends when the test says so, and the names of the work that has begun, in order. */
const open = (...bounds: Parameters<typeof createFairQueue>) => {
  const queue = createFairQueue(...bounds)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const results = new Map<string, Promise<unknown>>()
  return {
    begun,
    bring: (name: string, turn: Turn = {}) => {
      const work = () =>
        new Promise<string>((resolve) => {
          begun.push(name)
          ends.set(name, () => resolve(name))
        })
      const result = queue(work, turn).catch((error: { code?: string }) => error.code ?? String(error))
      results.set(name, result)
      return result
    },
    end: async (name: string) => {
      ends.get(name)?.()
      await results.get(name)
    },
  }
}

it('runs a limited number at the same time, in the order of arrival', async () => {
  const { bring, end, begun } = open({ atOnce: 2, longestQueue: 10 })
  for (const name of ['a', 'b', 'c', 'd']) void bring(name)
  expect(begun).toEqual(['a', 'b'])
  await end('b')
  expect(begun).toEqual(['a', 'b', 'c'])
  await end('a')
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
})

it('lets owners take turns, however much work one of them adds', async () => {
  const { bring, end, begun } = open({ atOnce: 1, longestQueue: 10 })
  for (const name of ['a1', 'a2', 'a3', 'a4']) void bring(name, { owner: 'a' })
  for (const name of ['b1', 'b2']) void bring(name, { owner: 'b' })
  void bring('c1', { owner: 'c' })
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) await end(name)
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
})

it('runs no more than the share of one owner at the same time, even if nobody else waits', async () => {
  const { bring, end, begun } = open({ atOnce: 2, longestQueue: 10 }, { atOnce: 1, longestQueue: 10 })
  for (const name of ['a1', 'a2', 'a3']) void bring(name, { owner: 'a' })
  expect(begun).toEqual(['a1'])
  void bring('b1', { owner: 'b' })
  expect(begun).toEqual(['a1', 'b1'])
  void bring('c1', { owner: 'c' })
  await end('b1')
  expect(begun).toEqual(['a1', 'b1', 'c1'])
  await end('a1')
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2'])
})

it('refuses work if too much is waiting, in the whole queue or of the same owner', async () => {
  const { bring, begun } = open({ atOnce: 2, longestQueue: 3 }, { atOnce: 1, longestQueue: 2 })
  for (const name of ['a1', 'a2', 'a3']) void bring(name, { owner: 'a' })
  expect(await bring('a4', { owner: 'a' })).toBe('TOO_MANY_REQUESTS')
  void bring('b1', { owner: 'b' })
  void bring('b2', { owner: 'b' })
  expect(await bring('c1', { owner: 'c' })).toBe('OVERLOADED')
  expect(begun).toEqual(['a1', 'b1'])
})

it('accepts work into a full queue if the work need not wait', async () => {
  const { bring, begun } = open({ atOnce: 2, longestQueue: 1 }, { atOnce: 1, longestQueue: 1 })
  for (const name of ['a1', 'a2']) void bring(name, { owner: 'a' })
  void bring('b1', { owner: 'b' })
  expect(begun).toEqual(['a1', 'b1'])
})

it('does not begin work whose caller has gone, and frees its place', async () => {
  const { bring, end, begun } = open({ atOnce: 1, longestQueue: 2 })
  const leaving = new AbortController()
  void bring('a1', { owner: 'a' })
  const left = bring('a2', { owner: 'a', gone: leaving.signal })
  void bring('a3', { owner: 'a' })
  leaving.abort('gone')
  expect(await left).toBe('gone')
  void bring('b1', { owner: 'b' })
  await end('a1')
  await end('b1')
  expect(begun).toEqual(['a1', 'b1', 'a3'])
  expect(await bring('a4', { owner: 'a', gone: leaving.signal })).toBe('gone')
})

it('finishes work that has begun, even if its caller has gone', async () => {
  const { bring, end } = open({ atOnce: 1, longestQueue: 1 })
  const leaving = new AbortController()
  const done = bring('a1', { gone: leaving.signal })
  leaving.abort('gone')
  await end('a1')
  expect(await done).toBe('a1')
})

it('frees the place of work that fails', async () => {
  const queue = createFairQueue({ atOnce: 1, longestQueue: 1 })
  await expect(queue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue(async () => 'next')).toBe('next')
})
