import { afterEach, expect, it, vi } from 'vitest'
import { AppError } from '../../errors.ts'
import { createSessionShares } from './session-shares.ts'

/** Shares of twelve places, of which the calls under way take one each, as statements that wait for a connection. */
const open = () => {
  let taken = 0
  const shares = createSessionShares(() => 12 - taken)
  const ends: (() => void)[] = []
  /** Begins calls until one is refused, at most this many. Returns how many were begun. */
  const flood = (session: string, most = 100): number => {
    for (let begun = 0; begun < most; begun++) {
      if (shares.isFull(session)) return begun
      void shares.count(session, () => new Promise<void>((resolve) => ends.push(resolve)))
      taken += 1
    }
    return most
  }
  const refuse = (session: string) =>
    shares.check(session, () => Promise.reject(new AppError('UNAUTHORIZED'))).catch(() => {})
  const accept = (session: string) => shares.check(session, async () => {})
  const endAll = async () => {
    for (const end of ends.splice(0)) end()
    taken = 0
    await new Promise(setImmediate)
  }
  return { shares, flood, refuse, accept, endAll }
}

afterEach(() => {
  vi.useRealTimers()
})

it('a session gets as many calls as half of the free places, and leaves room for others', async () => {
  const { shares, flood, endAll } = open()
  expect(['a', 'b', 'c', 'd'].map((session) => flood(session))).toEqual([4, 3, 2, 1])
  await expect(shares.count('a', async () => 1)).rejects.toMatchObject({ code: 'OVERLOADED' })
  await endAll()
  expect(flood('a')).toBe(4)
})

it('a session without a call under way is refused only if no place is free', () => {
  const { shares, flood } = open()
  for (let n = 0; n < 11; n++) expect(flood(`session ${n}`, 1)).toBe(1)
  expect(shares.isFull('another')).toBe(false)
  expect(flood('another', 1)).toBe(1)
  expect([shares.isFull('one more'), shares.isFull()]).toEqual([true, true])
})

it('a call that fails gives its place back', async () => {
  const { shares, flood } = open()
  for (let n = 0; n < 20; n++)
    await shares.count('a', () => Promise.reject(new Error('fault'))).catch(() => {})
  expect(flood('a')).toBe(4)
})

it('sessions that were refused have one share together, until one of them is accepted', async () => {
  const { flood, refuse, accept, endAll } = open()
  for (const session of ['a', 'b', 'c']) await refuse(session)
  expect(['a', 'b', 'c'].map((session) => flood(session))).toEqual([4, 0, 0])
  await accept('b')
  expect(['b', 'c'].map((session) => flood(session))).toEqual([3, 0])
  await endAll()
  expect(flood('c')).toBe(4)
})

it('only a refusal because of the session counts against it', async () => {
  const { shares, accept } = open()
  await accept('a')
  await shares.check('a', () => Promise.reject(new AppError('FORBIDDEN'))).catch(() => {})
  expect(shares.wasAccepted('a')).toBe(true)
})

it('an accepted session is remembered for a minute', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { shares, refuse, accept } = open()
  expect(shares.wasAccepted('a')).toBe(false)
  await accept('a')
  vi.advanceTimersByTime(59_999)
  expect(shares.wasAccepted('a')).toBe(true)
  vi.advanceTimersByTime(1)
  expect(shares.wasAccepted('a')).toBe(false)
  await accept('a')
  await refuse('a')
  expect(shares.wasAccepted('a')).toBe(false)
})
