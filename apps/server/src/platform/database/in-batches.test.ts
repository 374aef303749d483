import { expect, it, vi } from 'vitest'
import { inBatches } from './in-batches.ts'

/** A journey whose every trip waits until it is let through, or turned back. */
const station = ({ patienceMs = 60_000, lanes = 2, most = 10 } = {}) => {
  const trips: { items: readonly string[]; arrive: () => void; fail: (error: Error) => void }[] = []
  const go = inBatches<string, string>({
    send: (items) =>
      new Promise((resolve, reject) =>
        trips.push({ items, arrive: () => resolve(items.map((item) => `${item}!`)), fail: reject }),
      ),
    keyOf: (item) => item[0] ?? '',
    isOfAll: (error) => error instanceof RangeError,
    patienceMs,
    lanes,
    most,
  })
  return { go, trips, seats: () => trips.map(({ items }) => items) }
}

/** Until everything that can go on by itself has. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

it('one who finds nobody on the way goes at once and alone', async () => {
  const { go, trips, seats } = station()
  const answer = go('a')
  expect(seats()).toEqual([['a']])
  trips[0]?.arrive()
  expect(await answer).toBe('a!')
})

it('who is held up is not waited for, as long as there is a lane', async () => {
  const { go, trips, seats } = station({ patienceMs: 1 })
  const answers = ['a', 'b', 'c'].map(go)
  await vi.waitUntil(() => trips.length === 2)
  answers.push(go('d'))
  expect(seats()).toEqual([['a'], ['b', 'c']])
  trips[1]?.arrive()
  await settled()
  expect(seats()).toEqual([['a'], ['b', 'c'], ['d']])
  for (const { arrive } of trips) arrive()
  expect(await Promise.all(answers)).toEqual(['a!', 'b!', 'c!', 'd!'])
})

it('those who come meanwhile go together, each with an answer of their own', async () => {
  const { go, trips, seats } = station({ most: 3 })
  const answers = ['a', 'b', 'c', 'd', 'e'].map(go)
  for (const trip of [0, 1, 2]) {
    trips[trip]?.arrive()
    await settled()
  }
  expect(seats()).toEqual([['a'], ['b', 'c', 'd'], ['e']])
  expect(await Promise.all(answers)).toEqual(['a!', 'b!', 'c!', 'd!', 'e!'])
})

it('the second by the same key waits for the first, also where another lane is taken', async () => {
  const { go, trips, seats } = station({ patienceMs: 1 })
  const answers = [go('a1'), go('a2'), go('b')]
  await vi.waitUntil(() => trips.length === 2)
  expect(seats()).toEqual([['a1'], ['b']])
  trips[0]?.arrive()
  trips[1]?.arrive()
  await settled()
  expect(seats()).toEqual([['a1'], ['b'], ['a2']])
  for (const { arrive } of trips) arrive()
  expect(await Promise.all(answers)).toEqual(['a1!', 'a2!', 'b!'])
})

it('where a trip fails each goes alone, and only who is to blame hears of it', async () => {
  const { go, trips, seats } = station()
  const first = go('a')
  const answers = Promise.allSettled([go('b'), go('c')])
  trips[0]?.arrive()
  await settled()
  trips[1]?.fail(new Error('c is bad'))
  await settled()
  trips[2]?.arrive()
  await settled()
  trips[3]?.fail(new Error('c is bad'))
  expect(seats()).toEqual([['a'], ['b', 'c'], ['b'], ['c']])
  expect(await first).toBe('a!')
  expect(await answers).toEqual([
    { status: 'fulfilled', value: 'b!' },
    { status: 'rejected', reason: new Error('c is bad') },
  ])
})

it('a failure of all is told to all, and the lane is free again', async () => {
  const { go, trips, seats } = station()
  const first = go('a')
  const answers = Promise.allSettled([go('b'), go('c')])
  trips[0]?.arrive()
  await settled()
  trips[1]?.fail(new RangeError('the way is lost'))
  const reason = new RangeError('the way is lost')
  expect(await answers).toEqual([
    { status: 'rejected', reason },
    { status: 'rejected', reason },
  ])
  expect(await first).toBe('a!')
  const last = go('d')
  trips[2]?.arrive()
  expect(await last).toBe('d!')
  expect(seats()).toEqual([['a'], ['b', 'c'], ['d']])
})
