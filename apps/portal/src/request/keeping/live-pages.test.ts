import { expect, it, vi } from 'vitest'
import { findLivePages, standAsPage } from './live-pages.ts'

/** Locks as a browser has them, as far as they are used: held until the holder's promise is settled. */
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

it('a page stands until it goes; put aside it does not, and does again when it is shown', async () => {
  const target = stubBrowser()
  const go = standAsPage('one')
  standAsPage('two')
  expect(await findLivePages()).toEqual(new Set(['one', 'two']))
  go()
  await vi.waitFor(async () => expect(await findLivePages()).toEqual(new Set(['two'])))
  target.dispatchEvent(new Event('pagehide'))
  await vi.waitFor(async () => expect(await findLivePages()).toEqual(new Set()))
  target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await vi.waitFor(async () => expect(await findLivePages()).toEqual(new Set(['two'])))
})

it('where the browser has no locks, nobody is known to stand', async () => {
  stubBrowser()
  vi.stubGlobal('navigator', {})
  const go = standAsPage('one')
  expect(await findLivePages()).toEqual(new Set())
  go()
})
