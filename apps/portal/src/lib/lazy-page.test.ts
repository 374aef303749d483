import { expect, it } from 'vitest'
import { lazyExtra, lazyPage } from './lazy-page.ts'

const Page = () => null
const Fallback = () => null
const lost = async (): Promise<typeof Page> => {
  throw new TypeError('Failed to fetch dynamically imported module')
}

it('a page is loaded once its code has arrived', async () => {
  const Lazy = lazyPage(async () => Page)
  expect(Lazy.isHere()).toBe(false)
  await Lazy.load()
  expect(Lazy.isHere()).toBe(true)
})

it('a page whose code fails to load throws', async () => {
  const Lazy = lazyPage(lost)
  await expect(Lazy.load()).rejects.toThrow('Failed to fetch')
  expect(Lazy.isHere()).toBe(false)
})

it('an optional part that fails to load is replaced by its fallback', async () => {
  const Lazy = lazyExtra(lost, Fallback)
  expect(await Lazy.load()).toBe(Fallback)
  expect(Lazy.isHere()).toBe(true)
})
