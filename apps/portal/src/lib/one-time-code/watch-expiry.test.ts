import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchExpiry } from './watch-expiry.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const minute = 60_000

/**
 * Watches a code of ten minutes that was sent at 0. `offset` is how far the service's clock is ahead of the page's
 * count.
 */
const watch = () => {
  const started = Date.now()
  const world = { offset: 0, isReachable: true, expired: vi.fn() }
  const readTime = async () => {
    if (!world.isReachable) throw new Error('offline')
    return Date.now() - started + world.offset
  }
  const watched = watchExpiry({ end: 10 * minute, readTime, onExpired: world.expired })
  return { world, ...watched }
}

it('reports the end once, and not before', async () => {
  const { world } = watch()
  await vi.advanceTimersByTimeAsync(10 * minute - 1)
  expect(world.expired).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(world.expired).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(30 * minute)
  expect(world.expired).toHaveBeenCalledTimes(1)
})

it("reports the end at once when the page becomes visible after the code's end", async () => {
  const { world, look } = watch()
  await vi.advanceTimersByTimeAsync(minute)
  // The computer was asleep: the page has counted one minute, the service twenty.
  world.offset = 19 * minute
  look()
  await vi.advanceTimersByTimeAsync(0)
  expect(world.expired).toHaveBeenCalledTimes(1)
})

it('continues to wait when the service’s clock is behind the page’s count', async () => {
  const { world } = watch()
  await vi.advanceTimersByTimeAsync(0)
  world.offset = -minute
  await vi.advanceTimersByTimeAsync(10 * minute)
  expect(world.expired).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(minute)
  expect(world.expired).toHaveBeenCalledTimes(1)
})

it('asks again when the time cannot be read, and reports nothing until then', async () => {
  const { world, look } = watch()
  await vi.advanceTimersByTimeAsync(0)
  world.isReachable = false
  look()
  await vi.advanceTimersByTimeAsync(11 * minute)
  expect(world.expired).not.toHaveBeenCalled()
  world.isReachable = true
  await vi.advanceTimersByTimeAsync(10_000)
  expect(world.expired).toHaveBeenCalledTimes(1)
})

it('reports nothing after it was stopped', async () => {
  const { world, stop } = watch()
  stop()
  await vi.advanceTimersByTimeAsync(20 * minute)
  expect(world.expired).not.toHaveBeenCalled()
})
