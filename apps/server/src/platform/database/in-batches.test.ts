import { expect, it, vi } from 'vitest'
import { inBatches } from './in-batches.ts'

/** Batches that run until the test finishes them, with results or with an error. */
const startedBatches = ({ slowAfterMs = 60_000, mostBatches = 2, mostItems = 10 } = {}) => {
  const batches: { items: readonly string[]; succeed: () => void; fail: (error: Error) => void }[] = []
  const send = inBatches<string, string>({
    send: (items) =>
      new Promise((resolve, reject) =>
        batches.push({ items, succeed: () => resolve(items.map((item) => `${item}!`)), fail: reject }),
      ),
    keyOf: (item) => item[0] ?? '',
    isFailureOfAll: (error) => error instanceof RangeError,
    slowAfterMs,
    mostBatches,
    mostItems,
  })
  return { send, batches, itemsOfBatches: () => batches.map(({ items }) => items) }
}

/** Waits until everything that does not depend on the test has run. */
const settled = async () => {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve))
}

it('sends items of the same turn of the event loop together while no batch is running', async () => {
  const { send, batches, itemsOfBatches } = startedBatches()
  const answers = [send('a'), Promise.resolve().then(() => send('b'))]
  await settled()
  expect(itemsOfBatches()).toEqual([['a', 'b']])
  batches[0]?.succeed()
  expect(await Promise.all(answers)).toEqual(['a!', 'b!'])
})

it('starts another batch while a slow one is running', async () => {
  const { send, batches, itemsOfBatches } = startedBatches({ slowAfterMs: 1 })
  const answers = [send('a')]
  await settled()
  answers.push(send('b'), send('c'))
  await vi.waitUntil(() => batches.length === 2)
  answers.push(send('d'))
  expect(itemsOfBatches()).toEqual([['a'], ['b', 'c']])
  batches[1]?.succeed()
  await settled()
  expect(itemsOfBatches()).toEqual([['a'], ['b', 'c'], ['d']])
  for (const { succeed } of batches) succeed()
  expect(await Promise.all(answers)).toEqual(['a!', 'b!', 'c!', 'd!'])
})

it('sends items that arrive during a batch together, each with its own result', async () => {
  const { send, batches, itemsOfBatches } = startedBatches({ mostItems: 3 })
  const answers = [send('a')]
  await settled()
  answers.push(...['b', 'c', 'd', 'e'].map(send))
  for (const batch of [0, 1, 2]) {
    batches[batch]?.succeed()
    await settled()
  }
  expect(itemsOfBatches()).toEqual([['a'], ['b', 'c', 'd'], ['e']])
  expect(await Promise.all(answers)).toEqual(['a!', 'b!', 'c!', 'd!', 'e!'])
})

it('sends the second item of a key only after the first, also if another batch starts meanwhile', async () => {
  const { send, batches, itemsOfBatches } = startedBatches({ slowAfterMs: 1 })
  const answers = [send('a1')]
  await settled()
  answers.push(send('a2'), send('b'))
  await vi.waitUntil(() => batches.length === 2)
  expect(itemsOfBatches()).toEqual([['a1'], ['b']])
  batches[0]?.succeed()
  batches[1]?.succeed()
  await settled()
  expect(itemsOfBatches()).toEqual([['a1'], ['b'], ['a2']])
  for (const { succeed } of batches) succeed()
  expect(await Promise.all(answers)).toEqual(['a1!', 'a2!', 'b!'])
})

it('sends each item of a failed batch alone and rejects only the item that fails', async () => {
  const { send, batches, itemsOfBatches } = startedBatches()
  const first = send('a')
  await settled()
  const answers = Promise.allSettled([send('b'), send('c')])
  batches[0]?.succeed()
  await settled()
  batches[1]?.fail(new Error('c is bad'))
  await settled()
  batches[2]?.succeed()
  await settled()
  batches[3]?.fail(new Error('c is bad'))
  expect(itemsOfBatches()).toEqual([['a'], ['b', 'c'], ['b'], ['c']])
  expect(await first).toBe('a!')
  expect(await answers).toEqual([
    { status: 'fulfilled', value: 'b!' },
    { status: 'rejected', reason: new Error('c is bad') },
  ])
})

it('rejects every item if the failure concerns all, and then runs the next batch', async () => {
  const { send, batches, itemsOfBatches } = startedBatches()
  const first = send('a')
  await settled()
  const answers = Promise.allSettled([send('b'), send('c')])
  batches[0]?.succeed()
  await settled()
  batches[1]?.fail(new RangeError('the connection is lost'))
  const reason = new RangeError('the connection is lost')
  expect(await answers).toEqual([
    { status: 'rejected', reason },
    { status: 'rejected', reason },
  ])
  expect(await first).toBe('a!')
  const last = send('d')
  await settled()
  batches[2]?.succeed()
  expect(await last).toBe('d!')
  expect(itemsOfBatches()).toEqual([['a'], ['b', 'c'], ['d']])
})
