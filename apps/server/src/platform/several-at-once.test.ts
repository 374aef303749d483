import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { severalAtOnce } from './several-at-once.ts'

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

it('does each item once, so many at once', async () => {
  const { seen, work } = tracked(() => true)
  await severalAtOnce([1, 2, 3, 4, 5, 6, 7], 3, work)
  expect(seen).toEqual({ begun: [1, 2, 3, 4, 5, 6, 7], ended: [1, 2, 3, 4, 5, 6, 7], most: 3 })
})

it('begins nothing after an end, and waits for what was begun', async () => {
  const { seen, work } = tracked((item) => item !== 1)
  await severalAtOnce([1, 2, 3, 4], 2, work)
  expect(seen).toMatchObject({ begun: [1, 2], ended: [1, 2] })
})

it('throws a failure when what was begun has ended', async () => {
  const { seen, work } = tracked((item) => {
    if (item === 1) throw new Error('broken')
    return true
  })
  await expect(severalAtOnce([1, 2, 3, 4], 2, work)).rejects.toThrow('broken')
  expect(seen).toMatchObject({ begun: [1, 2], ended: [1, 2] })
})

it('does nothing with nothing', async () => {
  await severalAtOnce([], 3, () => Promise.reject(new Error('never')))
})
