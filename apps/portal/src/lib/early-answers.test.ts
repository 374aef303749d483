import { afterEach, expect, it, vi } from 'vitest'
import { askEarly } from './ask-early.ts'
import { askOnce, dropEarlyAnswers, takeEarlyAnswer } from './early-answers.ts'
import { readCore } from './service-client.ts'

const address = '/core-service/api/v1/registration-period/get-all'
const inHebrew = { Accept: 'application/json', 'Accept-Language': 'he' }

const openLogin = () => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { pathname: '/login/' })
  const fetched = vi.fn(async () => new Response('[]'))
  vi.stubGlobal('fetch', fetched)
  askEarly('he')
  return fetched
}

afterEach(() => {
  dropEarlyAnswers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('an answer is used by the first call only', async () => {
  const fetched = openLogin()
  expect(fetched).toHaveBeenCalledTimes(2)
  expect(await (await takeEarlyAnswer(address, inHebrew))?.json()).toEqual([])
  expect(takeEarlyAnswer(address, inHebrew)).toBeUndefined()
})

it('the call of the page uses the answer, and the next call asks the service', async () => {
  const fetched = openLogin()
  expect(await readCore('/registration-period/get-all', { language: 'he' })).toEqual([])
  expect(fetched).toHaveBeenCalledTimes(2)
  expect(await readCore('/registration-period/get-all', { language: 'he' })).toEqual([])
  expect(fetched).toHaveBeenCalledTimes(3)
})

it.each([
  ['another language', { ...inHebrew, 'Accept-Language': 'ar' }],
  ['another session', { ...inHebrew, Authorization: 'Bearer token' }],
])('an answer is not used for %s', (_whose, headers) => {
  openLogin()
  expect(takeEarlyAnswer(address, headers)).toBeUndefined()
})

it('an answer that is not used in time is dropped', () => {
  openLogin()
  vi.advanceTimersByTime(30_000)
  expect(takeEarlyAnswer(address, inHebrew)).toBeUndefined()
})

it('a call that the page has made itself is not made again', () => {
  openLogin()
  const result = '/core-service/api/v1/page-data/result'
  const ask = vi.fn(async () => new Response('{}'))
  expect(takeEarlyAnswer(result, inHebrew)).toBeUndefined()
  expect(askOnce(result, inHebrew, ask)).toBeUndefined()
  expect(ask).not.toHaveBeenCalled()
})
