import { eligibilityModalFor } from '@milgo/domain/eligibility/modals'
import { type Answers, answerCalls, type Refusal, refuse } from '@milgo/page-testing/answer-calls'
import { createQueryClient } from '@milgo/web-client/query-client'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { App } from '../src/app/app.tsx'
import { loadFirstPage } from '../src/app/load-first-page.ts'
import { endSession, storeToken } from '../src/lib/session/session-store.ts'
import { personalQuery } from '../src/lib/student/personal-query.ts'
import { coreQuery } from '../src/lib/use-core-query.ts'
import { commonAnswers } from './support/common-answers.ts'
import { tokenOfSession } from './support/open-portal.tsx'
import { openPeriod } from './support/period.ts'
import { publishedArea } from './support/result.ts'
import { currentUser } from './support/student.ts'

/** The calls that the parts of the check make by themselves if their data was not loaded before. */
const asksOfCheck = [
  '/registration-period/get-all',
  '/setting/get-all',
  '/modal-windows/get-all',
  '/fields-help/get-all',
] as const

const opening = {
  key: eligibilityModalFor.open,
  ...{ header: 'לפני שמתחילים', text: 'מה להכין', positive_button: 'מתחילים', positive_redirect: null },
  ...{ negative_button: null, negative_redirect: null },
}

const start = 'GET /page-data/check-eligibility'
const startAnswer: Answers = {
  [start]: () => ({
    current_time: new Date().toISOString(),
    periods: [openPeriod],
    settings: [],
    modal_windows: [opening],
    fields_help: [],
  }),
}

/** Loads a page as it is before it is drawn. */
const load = (path: string, answers: Answers = {}) => {
  const before = location.href
  const calls = answerCalls({ ...commonAnswers, ...startAnswer, ...answers })
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
      asksOfCheck.filter((one) => client.getQueryData(coreQuery(one, 'he').queryKey) !== undefined),
  }
}

it.each(['/check-eligibility', '/check-eligibility/', '/Check-Eligibility'])(
  '%s is drawn with its data, which is loaded by one call',
  async (path) => {
    const { loaded, found, calls } = load(path)
    await loaded
    expect(found()).toEqual([...asksOfCheck])
    expect(calls.made().map(({ name }) => name)).toEqual([start])
  },
)

it('the check and its opening window are drawn at once', async () => {
  const { loaded, client, calls } = load('/check-eligibility')
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
  const heading = document.querySelector('main h1')
  expect(heading).not.toBeNull()
  // The questions are drawn later under the window; the page itself is there.
  expect(heading?.closest('[aria-busy]')).toBeNull()
  expect(document.querySelector('[role="dialog"]')).not.toBeNull()
  expect(calls.made().map(({ name }) => name)).toEqual([start])
})

it('a failed call does not block the page: each part makes its own call', async () => {
  const failure = refuse(404, { statusCode: 404, code: 'NOT_FOUND', message: 'x' })
  const { loaded, found } = load('/check-eligibility', { [start]: failure })
  await loaded
  expect(found()).toEqual([])
})

it('after three seconds the outline of the page is drawn instead', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const late = Promise.withResolvers<Refusal>()
  const { loaded, found, calls } = load('/check-eligibility', { [start]: () => late.promise })
  // The code loads at once; a call after this test would belong to the next one.
  await expect.poll(() => calls.made()).toHaveLength(1)
  let isDrawn = false
  const drawn = loaded.then(() => {
    isDrawn = true
  })
  await vi.advanceTimersByTimeAsync(2_900)
  expect(isDrawn).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  await drawn
  expect(found()).toEqual([])
  late.resolve(refuse(404, { statusCode: 404, code: 'NOT_FOUND', message: 'x' }))
})

it.each(['/personal-area', '/registration', '/', '/no-such-page'])(
  '%s without a login waits for nothing',
  async (path) => {
    const { loaded, calls } = load(path)
    await loaded
    expect(calls.made()).toEqual([])
  },
)

describe('the personal area of a logged-in student', () => {
  const area = 'GET /page-data/personal-area'
  const loadArea = async (answers: Answers) => {
    storeToken(tokenOfSession('one'))
    onTestFinished(() => {
      endSession('left')
      localStorage.clear()
    })
    const { loaded, calls, client } = load('/personal-area', answers)
    await loaded
    return {
      made: calls.made().map(({ name }) => name),
      user: client.getQueryData(personalQuery('/user/current-user', 'one', 'he').queryKey),
    }
  }

  it('is drawn with one answer, which contains the student', async () => {
    const { made, user } = await loadArea({ [area]: publishedArea('SUBMITTED', {}, ['VIEW_SUBMITTED_COPY']) })
    expect(made).toEqual([area])
    expect(user).toEqual(currentUser)
  })

  it('fetches the student alone when that answer fails', async () => {
    const failure = refuse(404, { statusCode: 404, code: 'NOT_FOUND', message: 'x' })
    const { made, user } = await loadArea({ [area]: failure, 'GET /user/current-user': currentUser })
    expect(made).toEqual([area, 'GET /user/current-user'])
    expect(user).toEqual(currentUser)
  })
})
