import { expect, test } from 'vitest'
import { shareIterator } from './share-iterator.ts'

const listOf = async <Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> => {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

const counting = (count: number) => {
  const made: number[] = []
  const items = (async function* () {
    for (let item = 1; item <= count; item += 1) {
      made.push(item)
      yield item
    }
  })()
  return { made, items }
}

test('gives every item to each reader, and makes each item once', async () => {
  const { made, items } = counting(3)
  const read = shareIterator(items, 2)
  const all = () => listOf(read())
  expect(await Promise.all([all(), all()])).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ])
  expect(made).toEqual([1, 2, 3])
})

test('makes the next item only when all readers have asked for it', async () => {
  const { made, items } = counting(3)
  const read = shareIterator(items, 2)
  const [fast, slow] = [read(), read()]
  const first = fast.next()
  await slow.next()
  expect((await first).value).toBe(1)
  const second = fast.next()
  await Promise.resolve()
  expect(made).toEqual([1])
  await slow.next()
  expect((await second).value).toBe(2)
})

test('fails for all readers when the source fails', async () => {
  const items = (async function* (): AsyncGenerator<number> {
    yield 1
    throw new Error('gone')
  })()
  const read = shareIterator(items, 2)
  const all = () => listOf(read())
  const outcomes = await Promise.allSettled([all(), all()])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
