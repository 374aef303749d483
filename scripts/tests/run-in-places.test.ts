import { expect, it } from 'vitest'
import { runInPlaces } from '../testing/run-in-places.mjs'

it('a place that is free takes the next piece, and no more run at once than there are places', async () => {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const piece = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(`${name} is done`)))
  }
  const ran = runInPlaces(2, ['first', 'second', 'third', 'fourth'].map(piece))
  expect(begun).toEqual(['first', 'second'])
  ends.get('second')?.()
  await expect.poll(() => begun).toEqual(['first', 'second', 'third'])
  ends.get('third')?.()
  await expect.poll(() => begun).toEqual(['first', 'second', 'third', 'fourth'])
  for (const end of ends.values()) end()
  expect(await ran).toEqual(['first is done', 'second is done', 'third is done', 'fourth is done'])
})
