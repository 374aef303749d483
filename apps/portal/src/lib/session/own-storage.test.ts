import { beforeEach, expect, it } from 'vitest'
import { stubStorage } from './browser-storage.fixture.ts'
import { claimOwnStorage, forgetOwnStorage, ownKey } from './own-storage.ts'

beforeEach(() => {
  stubStorage('localStorage')
})

const keep = (userId: string) => localStorage.setItem(ownKey(userId, 'step-1'), 'answers')
const isStoredHere = (userId: string) => localStorage.getItem(ownKey(userId, 'step-1')) !== null

it('what a student left when the session ended is there when the same one comes back', () => {
  claimOwnStorage('one')
  keep('one')
  claimOwnStorage('one')
  expect(isStoredHere('one')).toBe(true)
})

it('it goes when another student comes', () => {
  claimOwnStorage('one')
  keep('one')
  claimOwnStorage('two')
  expect(isStoredHere('one')).toBe(false)
})

it('it goes when the student leaves, and nothing else does', () => {
  keep('one')
  localStorage.setItem('milgo.language', 'ar')
  forgetOwnStorage()
  expect(isStoredHere('one')).toBe(false)
  expect(localStorage.getItem('milgo.language')).toBe('ar')
})
