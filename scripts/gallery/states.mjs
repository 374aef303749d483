// States that a demo world does not have: one call is answered otherwise than the server does.

/** @typedef {(page: import('playwright').Page) => Promise<unknown>} Prepare */

/** @type {(call: string, change: (answer: any) => any) => Prepare} */
export const answering = (call, change) => (page) =>
  page.route(`**${call}`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: change(await answer.json()) })
  })

/** Answers a call without asking the server. @type {(call: string, json: unknown, status?: number) => Prepare} */
export const answeredWith =
  (call, json, status = 200) =>
  (page) =>
    page.route(`**${call}`, (route) => route.fulfill({ status, json }))

const periods = '/registration-period/get-all'

/** @type {(hours: number) => string} */
const inHours = (hours) => new Date(Date.now() + hours * 3_600_000).toISOString()
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jerusalem' }).format(new Date())

/** @type {(changes: object) => (list: readonly { is_current: boolean }[]) => object[]} */
const current = (changes) => (list) =>
  list.map((period) => (period.is_current ? { ...period, ...changes } : period))

const over = { phase: 'closed', is_open: false, from: inHours(-2000), to: inHours(-99) }

/** The eligibility check has the periods in an answer of its own. @type {(changes: object) => Prepare} */
const periodWith = (changes) => async (page) => {
  await answering(periods, current(changes))(page)
  await answering('/page-data/check-eligibility', (start) => ({
    ...start,
    periods: current(changes)(start.periods),
  }))(page)
}

/** How the registration stands. @type {Readonly<Record<string, Prepare>>} */
export const periodStates = {
  'last-day': periodWith({ to: inHours(5.5) }),
  upcoming: periodWith({ phase: 'upcoming', is_open: false, from: inHours(100), to: inHours(2000) }),
  closed: periodWith(over),
  'results-day': periodWith({ ...over, results_on: today }),
}

/** @type {(settings: readonly { key: string, value: string }[]) => Prepare} */
const withSettings = (settings) =>
  answering('/setting/get-all', (/** @type {object[]} */ list) => [...list, ...settings])

export const maintenanceAhead = withSettings([
  { key: 'MAINTENANCE_FROM', value: inHours(20) },
  { key: 'MAINTENANCE_UNTIL', value: inHours(22) },
])

/** @type {(text: string) => Prepare} */
export const withNotice = (text) => withSettings([{ key: 'NOTICE_ATTENTION_1', value: text }])

/** A text of which a new version has to be agreed to; the personal area brings its reader with it. */
export const newTerms = answering('/page-data/personal-area', (area) => ({
  ...area,
  user: { ...area.user, texts_to_accept: [{ key: 'terms', version: 2 }] },
}))

/** A member of the office acts for the student whose session it is. @type {Prepare} */
export const acting = (page) =>
  page.addInitScript(() => {
    const [, claims = ''] = (localStorage.getItem('milgo.token') ?? '').split('.')
    const { sid: sessionId } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))
    const studentId = '0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0f'
    localStorage.setItem('milgo.acting', JSON.stringify({ sessionId, studentId, staffName: 'Demo Reviewer' }))
  })

/** Nothing of the core service answers. @type {Prepare} */
export const failing = (page) =>
  page.route('**/core-service/**', (route) =>
    route.fulfill({
      status: 503,
      json: { error: { statusCode: 503, code: 'DATABASE_UNAVAILABLE', message: '' } },
    }),
  )
