import { type Answers, answerCalls, refuse } from '@milgo/page-testing/answer-calls'
import { createQueryClient } from '@milgo/web-client/query-client'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { expect, it, onTestFinished, vi } from 'vitest'
import { App } from '../src/app/app.tsx'
import { loadFirstPage } from '../src/app/load-first-page.ts'
import { callsOfCheck } from '../src/lib/first-calls.ts'
import { coreQuery } from '../src/lib/use-core-query.ts'
import { commonAnswers } from './support/common-answers.ts'

/** What has been brought for a page when it is about to be drawn. */
const load = (path: string, answers: Answers = {}) => {
  const before = location.href
  const calls = answerCalls({ ...commonAnswers, ...answers })
  history.replaceState(null, '', path)
  onTestFinished(() => {
    history.replaceState(null, '', before)
    calls.finish()
  })
  const client = createQueryClient()
  return {
    calls,
    client,
    loaded: loadFirstPage(client),
    found: () =>
      callsOfCheck.filter((one) => client.getQueryData(coreQuery(one, 'he').queryKey) !== undefined),
  }
}

it.each(['/check-eligibility', '/check-eligibility/', '/Check-Eligibility'])(
  '%s is drawn with its answers',
  async (path) => {
    const { loaded, found } = load(path)
    await loaded
    expect(found()).toEqual([...callsOfCheck])
  },
)

it('the check and the window that it opens with are drawn in one go', async () => {
  const { loaded, client } = load('/check-eligibility')
  await loaded
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  onTestFinished(() => flushSync(() => root.unmount()))
  flushSync(() =>
    root.render(
      <MemoryRouter initialEntries={['/check-eligibility']}>
        <App client={client} />
      </MemoryRouter>,
    ),
  )
  expect(document.querySelector('main form')).not.toBeNull()
  expect(document.querySelector('[role="dialog"]')).not.toBeNull()
})

it('an answer that fails keeps nobody: the page says so where it stands', async () => {
  const failure = refuse(404, { statusCode: 404, code: 'NOT_FOUND', message: 'x' })
  const { loaded, found } = load('/check-eligibility', { 'GET /fields-help/get-all': failure })
  await loaded
  expect(found()).toEqual(callsOfCheck.filter((one) => one !== '/fields-help/get-all'))
})

it('after three seconds the outline of the page is drawn instead', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const late = Promise.withResolvers<never[]>()
  const { loaded, found } = load('/check-eligibility', { 'GET /fields-help/get-all': () => late.promise })
  let isDrawn = false
  const drawn = loaded.then(() => {
    isDrawn = true
  })
  await vi.advanceTimersByTimeAsync(2_900)
  expect(isDrawn).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  await drawn
  expect(found()).not.toContain('/fields-help/get-all')
  late.resolve([])
})

it.each(['/personal-area', '/registration', '/', '/no-such-page'])(
  '%s of nobody who is logged in waits for nothing',
  async (path) => {
    const { loaded, calls } = load(path)
    await loaded
    expect(calls.made()).toEqual([])
  },
)
