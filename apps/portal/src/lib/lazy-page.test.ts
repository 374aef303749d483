import { expect, it } from 'vitest'
import { lazyExtra, lazyPage } from './lazy-page.ts'

const Page = () => null
const Fallback = () => null
const lost = async (): Promise<typeof Page> => {
  throw new TypeError('Failed to fetch dynamically imported module')
}

it('a page is here once its code has come', async () => {
  const Lazy = lazyPage(async () => Page)
  expect(Lazy.isHere()).toBe(false)
  await Lazy.load()
  expect(Lazy.isHere()).toBe(true)
})

it('a page whose code does not come is not here, and says so', async () => {
  const Lazy = lazyPage(lost)
  await expect(Lazy.load()).rejects.toThrow('Failed to fetch')
  expect(Lazy.isHere()).toBe(false)
})

it('what a page can do without gives way to its fallback', async () => {
  const Lazy = lazyExtra(lost, Fallback)
  expect(await Lazy.load()).toBe(Fallback)
  expect(Lazy.isHere()).toBe(true)
})
