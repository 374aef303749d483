import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { runConcurrently } from './run-concurrently.ts'

const tracked = (answer: (item: number) => boolean) => {
  const seen = { begun: [] as number[], ended: [] as number[], most: 0 }
  const work = async (item: number): Promise<boolean> => {
    seen.begun.push(item)
    seen.most = Math.max(seen.most, seen.begun.length - seen.ended.length)
    await turn()
    seen.ended.push(item)
    return answer(item)
  }
  return { seen, work }
}

it('does each item once, with a limited number at the same time', async () => {
  const { seen, work } = tracked(() => true)
  await runConcurrently([1, 2, 3, 4, 5, 6, 7], 3, work)
  expect(seen).toEqual({ begun: [1, 2, 3, 4, 5, 6, 7], ended: [1, 2, 3, 4, 5, 6, 7], most: 3 })
})

it('begins nothing after a work returns false, and waits for work that has begun', async () => {
  const { seen, work } = tracked((item) => item !== 1)
  await runConcurrently([1, 2, 3, 4], 2, work)
  expect(seen).toMatchObject({ begun: [1, 2], ended: [1, 2] })
})

it('throws a failure after all work that has begun has ended', async () => {
  const { seen, work } = tracked((item) => {
    if (item === 1) throw new Error('broken')
    return true
  })
  await expect(runConcurrently([1, 2, 3, 4], 2, work)).rejects.toThrow('broken')
  expect(seen).toMatchObject({ begun: [1, 2], ended: [1, 2] })
})

it('does nothing without items', async () => {
  await runConcurrently([], 3, () => Promise.reject(new Error('never')))
})
