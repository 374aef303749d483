// Windows and steps of the office, which open by a press.
import { answeredWith, answering } from './states.mjs'

/** @typedef {import('./shot.mjs').Shot} Shot */
/** @typedef {import('playwright').Page} Page */

const reviewer = 'demo.reviewer@milgo.example'
const submitted = '/queue?status=SUBMITTED'

/** Marks two rows. @type {(page: Page, from?: number) => Promise<void>} */
export const markTwo = async (page, from = 1) => {
  for (const place of [from, from + 1])
    await page.locator('main table input[type=checkbox]').nth(place).check({ force: true })
}

/** Presses the button of the bar for marked requests that stands in this place. @type {(place: number, from?: number) => (page: Page) => Promise<void>} */
const barButton =
  (place, from = 1) =>
  async (page) => {
    await markTwo(page, from)
    await page.locator('main [role=toolbar] button.my-1').nth(place).click()
    await page.getByRole('dialog').waitFor()
  }

/** @type {(page: Page) => Promise<void>} */
const assignTwo = async (page) => {
  await barButton(0, 5)(page)
  await page.getByRole('dialog').getByRole('button').first().click()
  await page.locator('main p[role=status]').first().waitFor()
}

/** @type {(key: string) => (page: Page) => Promise<void>} */
const byKey = (key) => async (page) => {
  await page.keyboard.press(key)
  await page.getByRole('dialog').waitFor()
}

/** @type {(place: number) => (page: Page) => Promise<void>} */
const headButton = (place) => async (page) => {
  await page.locator('main button:has(svg):not([aria-label])').nth(place).click()
  await page.getByRole('dialog').waitFor()
}

/** @type {readonly Shot[]} */
const queueWindows = Object.entries({
  filter: byKey('f'),
  keys: byKey('Shift+Slash'),
  columns: headButton(0),
  'save-view': headButton(1),
  preview: barButton(0),
  'hand-over': barButton(1),
  hold: barButton(2),
  label: barButton(3),
  undone: async (/** @type {Page} */ page) => {
    await assignTwo(page)
    await page.locator('main p[role=status] + button').click()
    await page.locator('main p[role=status] + button').waitFor({ state: 'detached' })
  },
}).map(([name, open]) => ({ page: 'queue', name: `queue-${name}`, path: submitted, member: reviewer, open }))

/** Follows the first row of the queue, then does something there. @type {(act: (page: Page) => Promise<unknown>) => (page: Page) => Promise<unknown>} */
const inRequest = (act) => async (page) => {
  const link = page.locator('main a[href*="/requests/"]').first()
  if ((await link.count()) === 0) return false
  await link.click()
  await page.locator('main [role=toolbar]').waitFor()
  return act(page)
}

/** Opens what the header of a request offers in this place. @type {(place: number) => (page: Page) => Promise<void>} */
const headerButton = (place) => async (page) => {
  await page.locator('main [data-fills-window] > :first-child button').nth(place).click()
  await page.getByRole('dialog').waitFor()
}

/** What is said of the request: its answers, its way, the notes. @type {(place: number) => (page: Page) => Promise<void>} */
const tab = (place) => (page) => page.locator('main [role=tab]').nth(place).click()

/** Shows a document of the rail, and waits until it is drawn. @type {(place: number) => (page: Page) => Promise<unknown>} */
const shown = (place) => async (page) => {
  const buttons = page.locator('main nav ol button')
  if ((await buttons.count()) <= place) return false
  await buttons.nth(place).click()
  return page.waitForLoadState('networkidle')
}

/** @type {readonly Shot[]} */
const requestWindows = Object.entries({
  deny: byKey('d'),
  keys: byKey('Shift+Slash'),
  flag: async (/** @type {Page} */ page) => {
    await page.keyboard.press('f')
    await page.locator('main textarea').first().waitFor()
  },
  note: (/** @type {Page} */ page) => page.keyboard.press('i'),
  form: headerButton(0),
  know: headerButton(1),
  'tab-2': tab(1),
  'tab-3': tab(2),
  'document-2': shown(1),
  'document-3': shown(2),
  'document-6': shown(5),
}).map(([name, act]) => ({
  page: 'request',
  name: `request-window-${name}`,
  path: submitted,
  member: reviewer,
  open: inRequest(act),
}))

/** A file that was corrected beside the one before it. @type {Shot} */
const comparing = {
  page: 'request',
  name: 'request-window-compare',
  path: '/queue?status=REPAIR_BACK_FROM',
  member: reviewer,
  open: inRequest(async (page) => {
    await page.locator('main [role=tabpanel] del').first().waitFor()
    await page.keyboard.press('c')
    await page.locator('main [role=toolbar]').nth(1).waitFor()
  }),
}

/** Every document answered, two of them flagged, without a verdict in the demo world. */
const readyToReturn = answering('/office/requests/*/open', (review) => ({
  ...review,
  documents: review.documents.map((/** @type {object} */ document, /** @type {number} */ place) => {
    const reason = place < 2 ? review.reasons.returning[place]?.code : null
    const verdict = reason ? 'FLAGGED' : 'ACCEPTED'
    const by = { id: review.student_id, name: reviewer }
    return {
      ...document,
      state: verdict,
      verdict: { verdict, reason, note: null, by, is_own: true, at: review.moved_at },
    }
  }),
  decisions: review.decisions.map((/** @type {object} */ decision) => ({ ...decision, refusals: [] })),
}))

/** What a return sends, before it is sent. @type {Shot} */
const returning = {
  page: 'request',
  name: 'request-window-return',
  path: submitted,
  member: reviewer,
  prepare: readyToReturn,
  open: inRequest(byKey('Control+Enter')),
}

const session = '00000000-0000-4000-8000-000000000001'
const enrolment = {
  otpauth_uri:
    'otpauth://totp/Milgo:demo.reviewer%40milgo.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Milgo',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
}

/** @type {(page: Page) => Promise<void>} */
const enterPassword = async (page) => {
  await page.locator('#login-email').fill(reviewer)
  await page.locator('#login-password').fill('Milgo-Demo-25')
  await page.keyboard.press('Enter')
  await page.locator('#login-code').waitFor()
}

/** @type {readonly Shot[]} */
const loginSteps = [
  {
    page: 'login',
    name: 'login-code',
    path: '/login',
    prepare: answeredWith('/office-auth/login', { session, enrolment: null }),
    open: enterPassword,
  },
  {
    page: 'login',
    name: 'login-enrol',
    path: '/login',
    prepare: answeredWith('/office-auth/login', { session, enrolment }),
    open: enterPassword,
  },
  {
    page: 'login',
    name: 'login-recovery',
    path: '/login',
    prepare: answeredWith('/office-auth/login', { session, enrolment: null }),
    open: async (page) => {
      await enterPassword(page)
      await page.locator('main form ~ div button').first().click()
      await page.locator('#login-recovery').waitFor()
    },
  },
  {
    page: 'login',
    name: 'login-refused',
    path: '/login',
    prepare: answeredWith(
      '/office-auth/login',
      { error: { statusCode: 401, code: 'BAD_CREDENTIALS', message: '' } },
      401,
    ),
    open: async (page) => {
      await page.locator('#login-email').fill(reviewer)
      await page.locator('#login-password').fill('Another-Pass-1')
      await page.keyboard.press('Enter')
      await page.getByRole('alert').waitFor()
    },
  },
  {
    page: 'queue',
    name: 'failing-queue',
    path: '/queue',
    member: reviewer,
    prepare: (page) =>
      page.route('**/core-service/**/office/requests/**', (route) =>
        route.fulfill({
          status: 503,
          json: { error: { statusCode: 503, code: 'DATABASE_UNAVAILABLE', message: '' } },
        }),
      ),
  },
]

/** @type {readonly Shot[]} */
export const windowShots = [...loginSteps, ...queueWindows, ...requestWindows, comparing, returning]
