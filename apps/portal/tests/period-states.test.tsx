import type { RegistrationPeriod } from '@milgo/contracts/core/get-registration-periods'
import { home as english } from '@milgo/messages/en/home'
import { home } from '@milgo/messages/he/home'
import { login } from '@milgo/messages/he/login'
import { expectDark } from '@milgo/page-testing/expect-dark'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openPortal } from './support/open-portal.tsx'
import { openPeriod } from './support/period.ts'

const hour = 3_600_000
const inHours = (hours: number): string => new Date(Date.now() + hours * hour).toISOString()
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jerusalem' }).format(new Date())

const closed = { phase: 'closed', is_open: false, from: inHours(-2000), to: inHours(-1000) } as const
const states = {
  lastDay: { to: inHours(5.5) },
  upcoming: { phase: 'upcoming', is_open: false, from: inHours(100), to: inHours(2000) },
  closed,
  resultsToday: { ...closed, results_on: today },
  resultsPublished: { ...closed, results_on: '2020-02-01' },
  none: { is_current: false },
} as const satisfies Record<string, Partial<RegistrationPeriod>>

const open = (path: string, state: keyof typeof states, opening: Parameters<typeof openPortal>[1] = {}) =>
  openPortal(path, {
    ...opening,
    answers: { 'GET /registration-period/get-all': [{ ...openPeriod, ...states[state] }] },
  })

const main = page.getByRole('main')
const invitation = main.getByRole('link', { name: home.hero.checkEligibility, exact: true })

it('on the last day the home page counts hours by the server’s clock, and warns of unsent drafts', async () => {
  await open('/', 'lastDay')
  await expect.element(main.getByText(home.period.lastDay)).toBeVisible()
  const dates = page.getByRole('region', { name: home.period.label })
  await expect.element(dates).toHaveTextContent(`5${home.period.left.hours.other}`)
  await expect.element(dates).toHaveTextContent(home.period.lastDayText)
  await expect.element(invitation).toBeVisible()
  await expectSound()
})

it.each(['/check-eligibility', '/login'])('%s warns on the last day', async (path) => {
  await open(path, 'lastDay')
  await expect.element(main.getByText(home.period.lastDay)).toBeVisible()
  await expect.element(main.getByText(home.period.lastDayText, { exact: false })).toBeVisible()
})

it('a deadline is shown on the clock of Israel, as the server counts it', async () => {
  // An open period that ends at 10:00 UTC in winter, and a server whose clock is 23 days before that.
  const times = { from: '2024-10-20T06:00:00Z', to: '2024-12-15T10:00:00Z' }
  await openPortal('/', {
    answers: {
      'GET /registration-period/get-all': [{ ...openPeriod, ...times }],
      'GET /user/get-current-time': { current_time: '2024-11-22T09:00:00Z' },
    },
  })
  const dates = page.getByRole('region', { name: home.period.label })
  await expect.element(dates).toHaveTextContent('23')
  await expect.element(dates).toHaveTextContent('15.12.2024')
  await expect.element(dates).toHaveTextContent('12:00')
  await expect.element(invitation).toBeVisible()
})

it('a deadline at midnight is shown as the last minute before it', async () => {
  await openPortal('/', {
    answers: {
      'GET /registration-period/get-all': [
        { ...openPeriod, from: '2024-10-20T06:00:00Z', to: '2024-12-15T22:00:00Z' },
      ],
      'GET /user/get-current-time': { current_time: '2024-11-22T09:00:00Z' },
    },
  })
  const dates = page.getByRole('region', { name: home.period.label })
  await expect.element(dates).toHaveTextContent('15.12.2024')
  await expect.element(dates).toHaveTextContent('23:59')
})

it('a deadline that passes while the page stays open is noticed', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    shouldAdvanceTime: true,
  })
  onTestFinished(() => void vi.useRealTimers())
  const period = { ...openPeriod, from: '2024-10-20T06:00:00Z', to: '2024-12-15T10:00:00Z' }
  const portal = await openPortal('/', {
    answers: {
      'GET /registration-period/get-all': [period],
      'GET /user/get-current-time': { current_time: '2024-12-15T09:50:00Z' },
    },
  })
  const dates = page.getByRole('region', { name: home.period.label })
  await expect.element(dates).toHaveTextContent(home.period.left.minutes.other)
  portal.change({
    'GET /registration-period/get-all': [{ ...period, phase: 'closed', is_open: false }],
    'GET /user/get-current-time': { current_time: '2024-12-15T10:00:02Z' },
  })
  await vi.advanceTimersByTimeAsync(10 * 60_000 + 2_000)
  await expect.element(dates).toHaveTextContent(home.period.closed)
  await expect.element(main.getByRole('link', { name: home.hero.followRequest })).toBeVisible()
})

it.each(['upcoming', 'closed', 'none'] as const)(
  'a home page of a period that is %s is sound',
  async (state) => {
    await open('/', state)
    const dates = page.getByRole('region', { name: home.period.label })
    await expect.element(dates).toHaveTextContent(home.period[state])
    await expectSound()
    await expectDark()
  },
)

it('a closed period offers what is still possible', async () => {
  const times = { from: '2020-10-20T06:00:00Z', to: '2020-12-15T10:00:00Z' }
  await openPortal('/', {
    answers: {
      'GET /registration-period/get-all': [{ ...openPeriod, ...times, phase: 'closed', is_open: false }],
    },
  })
  const dates = page.getByRole('region', { name: home.period.label })
  await expect.element(dates).toHaveTextContent('15.12.2020')
  await expect.element(main.getByRole('link', { name: home.hero.followRequest })).toBeVisible()
  await expect.element(main.getByRole('link', { name: home.hero.continue })).not.toBeInTheDocument()
})

it('on the day of the results the home page leads to them, and promises no month', async () => {
  await open('/', 'resultsToday')
  await expect.element(main.getByText(home.period.resultsTodayText)).toBeVisible()
  await expect
    .element(main.getByRole('link', { name: home.hero.seeResult }))
    .toHaveAttribute('href', '/login')
  await expect.element(main).not.toHaveTextContent(home.period.answers)
  await expect.element(invitation).not.toBeInTheDocument()
  await expectSound()
})

it('the day of the results is laid out from left to right in English on a desktop', async () => {
  await open('/', 'resultsToday', { language: 'en', width: 1440 })
  await expect.element(main.getByText(english.period.resultsTodayText)).toBeVisible()
  expect(document.documentElement.dir).toBe('ltr')
  await expectSound()
})

it('after that day it says when they were published', async () => {
  await open('/', 'resultsPublished')
  const dates = page.getByRole('region', { name: home.period.label })
  await expect.element(dates).toHaveTextContent(home.period.resultsPublished)
  await expect.element(dates).toHaveTextContent('01.02.2020')
  await expect.element(dates).not.toHaveTextContent(home.period.answers)
})

it.each(['/check-eligibility', '/login'])('%s says that results are published today', async (path) => {
  await open(path, 'resultsToday')
  await expect.element(main.getByText(home.period.resultsTodayText)).toBeVisible()
  await expectSound()
})

it('the login invites nobody to register while the registration is closed', async () => {
  await open('/login', 'closed')
  await expect.element(main.getByText(login.newHere.closedText)).toBeVisible()
  await expect.element(main.getByRole('link', { name: login.newHere.action })).not.toBeInTheDocument()
  await expectSound()
})

it('the login says when the registration opens', async () => {
  await open('/login', 'upcoming')
  await expect.element(main.getByText(home.period.upcoming)).toBeVisible()
  await expect.element(main.getByText(home.period.opensOn, { exact: false })).toBeVisible()
  await expect.element(main.getByRole('link', { name: login.newHere.action })).not.toBeInTheDocument()
})

it('a maintenance is announced over every page, with its day and hours in Israel', async () => {
  await openPortal('/about', {
    answers: {
      'GET /setting/get-all': [
        { key: 'MAINTENANCE_FROM', value: '2031-01-20T18:00:00Z' },
        { key: 'MAINTENANCE_UNTIL', value: '2031-01-20T20:00:00Z' },
      ],
    },
  })
  const notice = page.getByRole('status').filter({ hasText: '20.01.2031' })
  await expect.element(notice).toHaveTextContent('20:00')
  await expect.element(notice).toHaveTextContent('22:00')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectSound()
})
