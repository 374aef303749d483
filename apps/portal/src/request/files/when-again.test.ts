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
    ['a full queue', new CallFailed('upload', 429, { retryAfterSeconds: 5 }), 0, 5],
    ['a storage that is not available', new CallFailed('upload', 503, { retryAfterSeconds: 5 }), 5, 5],
    ['a queue that stays full', new CallFailed('upload', 429, { retryAfterSeconds: 5 }), 6, undefined],
    [
      'a server that asks to wait for an hour',
      new CallFailed('upload', 429, { retryAfterSeconds: 3_600 }),
      0,
      undefined,
    ],
    ['a server that names no time', new CallFailed('upload', 503), 0, undefined],
    ['a refusal', new CallFailed('upload', 415, { retryAfterSeconds: 5 }), 0, undefined],
    ['a broken connection', new TypeError('broken'), 1, 2],
    ['a connection that breaks again and again', new TypeError('broken'), 3, undefined],
  ])('because of %s: is sent again, or not', async (_why, failure, tries, seconds) => {
    expect(await secondsOf(whenAgain(failure, tries))).toBe(seconds)
  })
})
