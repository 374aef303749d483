import { beforeEach, expect, it } from 'vitest'
import { stubStorage } from './browser-storage.fixture.ts'
import { claimOwnStorage, forgetOwnStorage, ownKey } from './own-storage.ts'

beforeEach(() => {
  stubStorage('localStorage')
})

const keep = (userId: string) => localStorage.setItem(ownKey(userId, 'step-1'), 'answers')
const isStoredHere = (userId: string) => localStorage.getItem(ownKey(userId, 'step-1')) !== null

it('stored data remains after the session ended, when the same student logs in again', () => {
  claimOwnStorage('one')
  keep('one')
  claimOwnStorage('one')
  expect(isStoredHere('one')).toBe(true)
})

it('stored data is removed when another student logs in', () => {
  claimOwnStorage('one')
  keep('one')
  claimOwnStorage('two')
  expect(isStoredHere('one')).toBe(false)
})

it('stored data is removed at the logout, and nothing else is', () => {
  keep('one')
  localStorage.setItem('milgo.language', 'ar')
  forgetOwnStorage()
  expect(isStoredHere('one')).toBe(false)
  expect(localStorage.getItem('milgo.language')).toBe('ar')
})
