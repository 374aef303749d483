import { beforeEach, expect, it, vi } from 'vitest'
import { guardPage, mayLeave } from './leave-guard.ts'

beforeEach(() => {
  const target = new EventTarget()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
  vi.stubGlobal('document', target)
  vi.stubGlobal('location', { pathname: '/', search: '' })
  vi.stubGlobal('history', { state: null })
})

const closed = { isClosed: () => true, ask: () => Promise.resolve(false) }

it('a page that asks before it is left is left freely once it is no longer guarded', async () => {
  const release = guardPage(closed)
  expect(await mayLeave('logOut')).toBe(false)
  release()
  expect(await mayLeave('logOut')).toBe(true)
})

it('the end of an earlier guard does not end a later one', async () => {
  const releaseEarlier = guardPage({ ...closed })
  const releaseLater = guardPage(closed)
  releaseEarlier()
  expect(await mayLeave('logOut')).toBe(false)
  releaseLater()
})
