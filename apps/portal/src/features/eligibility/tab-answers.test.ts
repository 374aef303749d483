import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubStorage } from '../../lib/session/browser-storage.fixture.ts'
import { storeTabAnswers } from './store-tab-answers.ts'
import { findTabAnswers, removeTabAnswers } from './tab-answers.ts'

const answers = { phone: '05', email: 'a@example.org' }

beforeEach(() => {
  stubStorage('sessionStorage')
  vi.useFakeTimers({ now: new Date('2024-11-05T08:00:00Z') })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('finds what was typed, without the passwords', () => {
  storeTabAnswers({ ...answers, password: 'Rv7kbaL2x', passwordConfirmation: 'Rv7kbaL2x' })
  expect(findTabAnswers()).toEqual(answers)
})

it.each([
  [29, answers],
  [30, undefined],
])('after %d minutes', (minutes, expected) => {
  storeTabAnswers(answers)
  vi.advanceTimersByTime(minutes * 60_000)
  expect(findTabAnswers()).toEqual(expected)
})

it('finds nothing after the answers were removed', () => {
  storeTabAnswers(answers)
  removeTabAnswers()
  expect(findTabAnswers()).toBeUndefined()
})

it.each(['', 'null', '7', '{"storedAt":"x"}', '{"storedAt":1730793600000,"answers":null}', '{'])(
  'ignores an unknown value: %j',
  (text) => {
    sessionStorage.setItem('milgo.tab.eligibility', text)
    expect(findTabAnswers()).toBeUndefined()
  },
)

it('works without storage, and finds nothing', () => {
  vi.stubGlobal('sessionStorage', undefined)
  storeTabAnswers(answers)
  expect(findTabAnswers()).toBeUndefined()
  removeTabAnswers()
})
