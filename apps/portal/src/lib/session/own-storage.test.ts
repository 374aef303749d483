import { beforeEach, expect, it, vi } from 'vitest'
import { claimOwnStorage, forgetOwnStorage, ownKey } from './own-storage.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  // What a browser offers, as far as it is used: keys are its own enumerable properties.
  vi.stubGlobal(
    'localStorage',
    new Proxy(
      {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
        removeItem: (key: string) => kept.delete(key),
      },
      {
        ownKeys: () => [...kept.keys()],
        getOwnPropertyDescriptor: (_, key) =>
          kept.has(String(key))
            ? { enumerable: true, configurable: true, value: kept.get(String(key)) }
            : undefined,
      },
    ),
  )
})

const keep = (userId: string) => localStorage.setItem(ownKey(userId, 'step-1'), 'answers')
const isKept = (userId: string) => localStorage.getItem(ownKey(userId, 'step-1')) !== null

it('what a student left when the session ended is there when the same one comes back', () => {
  claimOwnStorage('one')
  keep('one')
  claimOwnStorage('one')
  expect(isKept('one')).toBe(true)
})

it('it goes when another student comes', () => {
  claimOwnStorage('one')
  keep('one')
  claimOwnStorage('two')
  expect(isKept('one')).toBe(false)
})

it('it goes when the student leaves, and nothing else does', () => {
  keep('one')
  localStorage.setItem('milgo.language', 'ar')
  forgetOwnStorage()
  expect(isKept('one')).toBe(false)
  expect(localStorage.getItem('milgo.language')).toBe('ar')
})
