import { expect, it, vi } from 'vitest'
import { findLivePages, lockPage } from './live-pages.ts'

/** Imitates the browser's locks as far as they are used: a lock is held until the promise of its holder settles. */
const stubBrowser = () => {
  const held = new Set<string>()
  const target = new EventTarget()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
  vi.stubGlobal('navigator', {
    locks: {
      request: async (name: string, hold: () => Promise<void>) => {
        held.add(name)
        await hold()
        held.delete(name)
      },
      query: async () => ({ held: [...held].map((name) => ({ name })) }),
    },
  })
  return target
}

it('a page is open until it is released, not while it is hidden in the cache, and again when it is shown', async () => {
  const target = stubBrowser()
  const release = lockPage('one')
  lockPage('two')
  expect(await findLivePages()).toEqual(new Set(['one', 'two']))
  release()
  await vi.waitFor(async () => expect(await findLivePages()).toEqual(new Set(['two'])))
  target.dispatchEvent(new Event('pagehide'))
  await vi.waitFor(async () => expect(await findLivePages()).toEqual(new Set()))
  target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await vi.waitFor(async () => expect(await findLivePages()).toEqual(new Set(['two'])))
})

it('in a browser without locks no page is known to be open', async () => {
  stubBrowser()
  vi.stubGlobal('navigator', {})
  const release = lockPage('one')
  expect(await findLivePages()).toEqual(new Set())
  release()
})
