import { expect, it } from 'vitest'
import { runLimited } from '../testing/run-limited.mjs'

it('starts the next task when one is done, and never runs more than the limit', async () => {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const piece = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(`${name} is done`)))
  }
  const ran = runLimited(2, ['first', 'second', 'third', 'fourth'].map(piece))
  expect(begun).toEqual(['first', 'second'])
  ends.get('second')?.()
  await expect.poll(() => begun).toEqual(['first', 'second', 'third'])
  ends.get('third')?.()
  await expect.poll(() => begun).toEqual(['first', 'second', 'third', 'fourth'])
  for (const end of ends.values()) end()
  expect(await ran).toEqual(['first is done', 'second is done', 'third is done', 'fourth is done'])
})
