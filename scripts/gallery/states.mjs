// States of the whole portal that the demo data does not have: of the period, of notices, and of the session.
import { all, changed } from './answers.mjs'

/** @typedef {import('./answers.mjs').Prepare} Prepare */
/** @typedef {import('./answers.mjs').Answer<'GET /registration-period/get-all'>[number]} Period */

/** @type {(hours: number) => string} */
export const inHours = (hours) => new Date(Date.now() + hours * 3_600_000).toISOString()
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jerusalem' }).format(new Date())

/** @type {(changes: Partial<Period>) => (list: readonly Period[]) => Period[]} */
const current = (changes) => (list) =>
  list.map((period) => (period.is_current ? { ...period, ...changes } : period))

/** Changes the current period in every answer that contains the periods. @type {(changes: Partial<Period>) => Prepare} */
export const periodWith = (changes) =>
  all(
    changed('GET /registration-period/get-all', current(changes)),
    .../** @type {const} */ (['GET /page-data/check-eligibility', 'GET /page-data/registration']).map(
      (name) =>
        changed(name, (/** @type {any} */ start) => ({ ...start, periods: current(changes)(start.periods) })),
    ),
  )

const over = /** @type {const} */ ({
  phase: 'closed',
  is_open: false,
  from: inHours(-2000),
  to: inHours(-99),
})

/** @typedef {ReturnType<typeof import('../../apps/portal/src/features/home/named-state.ts').namedState> | 'none'} PeriodState */

/** The states of the registration period beside the open one. @type {Readonly<Record<Exclude<PeriodState, 'open'>, Prepare>>} */
export const periodStates = {
  upcoming: periodWith({ phase: 'upcoming', is_open: false, from: inHours(100), to: inHours(2000) }),
  lastDay: periodWith({ to: inHours(5.5) }),
  closed: periodWith(over),
  resultsToday: periodWith({ ...over, results_on: today }),
  resultsPublished: periodWith({ ...over, results_on: '2020-02-01' }),
  none: periodWith({ is_current: false }),
}

/** @type {(settings: readonly { key: string, value: string }[]) => Prepare} */
const withSettings = (settings) => changed('GET /setting/get-all', (list) => [...list, ...settings])

export const maintenanceAhead = withSettings([
  { key: 'MAINTENANCE_FROM', value: inHours(20) },
  { key: 'MAINTENANCE_UNTIL', value: inHours(22) },
])

/** @type {(text: string) => Prepare} */
export const withNotice = (text) => withSettings([{ key: 'NOTICE_ATTENTION_1', value: text }])

/** Answers that the student has to agree to a new version of the terms, which the personal area shows. */
export const newTerms = changed('GET /page-data/personal-area', (area) => ({
  ...area,
  user: { ...area.user, texts_to_accept: [{ key: 'terms', version: 2 }] },
}))

/**
 * Makes the student's session an acting session of a staff member. Only the page believes it: the server gets the calls
 * as the student's own.
 * @type {Prepare}
 */
export const acting = async (page) => {
  await page.addInitScript(() => {
    const [, claims = ''] = (localStorage.getItem('milgo.token') ?? '').split('.')
    const { sid: sessionId } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))
    const studentId = '0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0f'
    localStorage.setItem('milgo.acting', JSON.stringify({ sessionId, studentId, staffName: 'Demo Reviewer' }))
  })
  await page.route('**/*-service/**', (one) => {
    const { 'x-admin': _admin, 'x-user-id': _student, ...headers } = one.request().headers()
    return one.fallback({ headers })
  })
}

/** Takes the page offline and waits until it says so. @type {(page: import('playwright').Page) => Promise<void>} */
export const goOffline = async (page) => {
  await page.context().setOffline(true)
  await page.locator('[role=status]:visible').first().waitFor()
}

/** What the browser says about code that fails to load. */
export const lostCode = 'Failed to fetch dynamically imported module'

/** Makes files fail to load. @type {(files: RegExp) => Prepare} */
export const lose = (files) => (page) => page.route(files, (route) => route.abort('connectionfailed'))

/** Makes every further part of an application's code fail to load. */
export const loseCode = lose(/\/assets\/[^/]+\.js(?:\?|$)/)
