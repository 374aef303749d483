import { CallFailed } from '@milgo/web-client/call-failed'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { whenAgain } from './when-again.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.useRealTimers()
})

const secondsOf = async (again: Promise<void> | undefined): Promise<number | undefined> => {
  if (again === undefined) return undefined
  const before = Date.now()
  vi.advanceTimersToNextTimer()
  await again
  return (Date.now() - before) / 1_000
}

describe('a file that did not arrive', () => {
  it.each([
    ['a line that is full', new CallFailed('upload', 429, { retryAfterSeconds: 5 }), 0, 5],
    ['a store that is away', new CallFailed('upload', 503, { retryAfterSeconds: 5 }), 5, 5],
    ['one that is full for long', new CallFailed('upload', 429, { retryAfterSeconds: 5 }), 6, undefined],
    ['one that asks for an hour', new CallFailed('upload', 429, { retryAfterSeconds: 3_600 }), 0, undefined],
    ['one that does not say when', new CallFailed('upload', 503), 0, undefined],
    ['a refusal', new CallFailed('upload', 415, { retryAfterSeconds: 5 }), 0, undefined],
    ['a connection that broke', new TypeError('broken'), 1, 2],
    ['one that breaks for ever', new TypeError('broken'), 3, undefined],
  ])('because of %s is sent again, or not', async (_why, failure, tries, seconds) => {
    expect(await secondsOf(whenAgain(failure, tries))).toBe(seconds)
  })
})
