// Public pages of the portal and their states: what loads, fails, is searched, is filled in, and what the shell adds.
import { unavailablePage } from '../../apps/server/src/platform/http/unavailable-markup.ts'
import { paths } from '../../packages/contracts/src/portal-paths.ts'
import { languageNames, languages } from '../../packages/messages/src/languages.ts'
import { answered, changed, cutOff, failing, ownAnswer, refused, waiting } from './answers.mjs'
import { inKebab } from './in-kebab.mjs'
import { goOffline, lose, loseCode, lostCode, maintenanceAhead, periodStates, withNotice } from './states.mjs'
import { click, inOrder, see } from './words.mjs'

/** @typedef {import('./shot.mjs').Shot} Shot */
/** @typedef {import('playwright').Page} Page */

/** @type {(place: string, path: string) => string} */
export const named = (place, path) => `${place}-${path === paths.home ? 'home' : path.slice(1)}`

/** Public pages whose content is loaded. */
const loaded = [
  paths.home,
  paths.checkEligibility,
  paths.faq,
  paths.scholarshipFaq,
  paths.terms,
  paths.calculator,
  paths.openNumbers,
]

/** @type {readonly Shot[]} */
const plainShots = [
  ...[
    ...loaded,
    paths.login,
    paths.about,
    paths.contact,
    paths.accessibility,
    paths.privacy,
    paths.statusGuide,
    paths.notFound,
  ].map((path) => ({
    name: named('public', path),
    path,
    ...(path === paths.checkEligibility && { window: 'eligibilityOnLoad' }),
  })),
  ...loaded.map((path) => ({ name: named('failing', path), path, prepare: failing })),
  { name: 'failing-about', path: paths.about, prepare: failing },
  ...[paths.faq, paths.terms, paths.calculator, paths.openNumbers].map((path) => ({
    name: named('loading', path),
    path,
    prepare: waiting,
    isLoading: true,
  })),
  { name: 'public-no-such-page', path: '/no-such-page' },
  { name: 'public-not-logged-in', path: paths.registration },
  { name: 'public-personal-area', path: paths.personalArea },
  { name: 'public-admin-code', path: '/admin/of-nobody' },
]

/** Types the first word of the first question. @type {(page: Page) => Promise<void>} */
const searchFirstWord = async (page) => {
  const question = await page.locator('main details summary').first().textContent()
  await page.locator('#faq-search').fill(question?.trim().split(' ')[0] ?? '')
  await page.locator('main [role=status]:not(:empty)').first().waitFor()
}

/** @type {(isHelpful: boolean) => (page: Page) => Promise<void>} */
const rate = (isHelpful) => async (page) => {
  await page.locator('main details summary').first().click()
  const buttons = page.locator('main details[open] button[aria-describedby]')
  await (isHelpful ? buttons.first() : buttons.last()).click()
  await page.locator('main details[open] [role=status]:not(:empty)').waitFor()
}

/** @type {readonly Shot[]} */
const guideShots = [
  { name: 'public-faq-nothing-found', path: '/faq?q=zzzz' },
  { name: 'public-faq-found', path: paths.faq, open: searchFirstWord },
  { name: 'public-faq-answer', path: paths.faq, open: click('main details summary') },
  {
    name: 'public-faq-helpful',
    path: paths.faq,
    prepare: answered('POST /faq-question/rate', { id: 1 }),
    open: rate(true),
  },
  {
    name: 'public-faq-not-helpful',
    path: paths.faq,
    prepare: answered('POST /faq-question/rate', { id: 1 }),
    open: rate(false),
  },
  {
    name: 'public-faq-rating-failed',
    path: paths.faq,
    prepare: refused('POST /faq-question/rate', 503, 'DATABASE_UNAVAILABLE'),
    open: rate(true),
  },
  { name: 'public-faq-empty', path: paths.faq, prepare: changed('GET /faq-category/all', () => []) },
  {
    name: 'public-status-guide-open',
    path: `${paths.statusGuide}#REPAIR_BACK_FOR`,
  },
  { name: 'public-calculator-example', path: paths.calculator, open: click('main li button') },
  {
    name: 'public-calculator-wrong',
    path: paths.calculator,
    open: inOrder(
      (page) => page.locator('main section input[inputmode]').first().fill('x'),
      (page) => page.keyboard.press('Tab'),
      see('[aria-invalid=true]'),
    ),
  },
  {
    name: 'public-calculator-without-rules',
    path: paths.calculator,
    prepare: refused('GET /page-data/calculator', 404, 'NOT_FOUND'),
  },
  {
    name: 'public-open-numbers-published',
    path: paths.openNumbers,
    prepare: answered('GET /page-data/open-numbers', [
      {
        register_period: '2024',
        academic_year: 2024,
        requests: 3120,
        outcomes: [
          { amount: 12480, count: null },
          { amount: 6240, count: 420 },
          { amount: 4000, count: 1200 },
          { amount: 0, count: 1500 },
        ],
        median_days: 63.4,
        appeals: 210,
        reversals: null,
      },
    ]),
  },
  {
    name: 'public-open-numbers-none',
    path: paths.openNumbers,
    prepare: answered('GET /page-data/open-numbers', []),
  },
]

/** @type {(page: Page) => Promise<void>} */
const writeReport = async (page) => {
  const email = page.locator('main form input[type=email]')
  if (!(await email.inputValue())) await email.fill('demo.gallery@milgo.example')
  await page.locator('main form [id$=subject]').fill('Demo')
  await page.locator('main form textarea').fill('Demo')
  await page.locator('main form button[aria-haspopup=listbox]').click()
  await page.getByRole('option').first().click()
  await page.locator('main form button[type=submit]').click()
}

const report = 'POST /mailer/send-email-without-file'
/** @type {(copy: string | null) => import('./answers.mjs').Prepare} */
const reported = (copy) => answered(report, { id: 'T-000123', answer_days: 3, copy_sent_to: copy })
const gone = (/** @type {Page} */ page) => page.locator('main form').waitFor({ state: 'detached' })

/** @type {(submitted: string) => readonly Shot[]} */
const contactShots = (submitted) => [
  {
    name: 'public-contact-missing',
    path: paths.contact,
    open: inOrder(click('main form button[type=submit]'), see('[aria-invalid=true]')),
  },
  { name: 'public-contact-accessibility', path: `${paths.contact}?topic=ACCESSIBILITY` },
  {
    name: 'public-contact-sent',
    path: paths.contact,
    prepare: reported(null),
    open: inOrder(writeReport, gone),
  },
  {
    name: 'public-contact-limit',
    path: paths.contact,
    prepare: refused(report, 429, 'TOO_MANY_REQUESTS', { retryAfter: 2520 }),
    open: inOrder(writeReport, see('main [role=alert]')),
  },
  {
    name: 'public-contact-offline',
    path: paths.contact,
    prepare: cutOff(report),
    open: inOrder(writeReport, see('main [role=alert]')),
  },
  { name: 'student-contact', path: paths.contact, student: submitted },
  {
    name: 'student-contact-sent',
    path: paths.contact,
    student: submitted,
    prepare: reported('demo.1003@milgo.example'),
    open: inOrder(writeReport, gone),
  },
]

/** @type {readonly Shot[]} */
const periodShots = Object.entries(periodStates).flatMap(([state, prepare]) =>
  [paths.home, paths.checkEligibility, paths.login].map((path) => ({
    name: named(`period-${inKebab(state)}`, path),
    path,
    prepare,
  })),
)

/** The pages that the server itself writes when it cannot serve the portal. @type {readonly Shot[]} */
const unavailableShots = /** @type {const} */ (['maintenance', 'overload']).map((why) => ({
  name: `unavailable-${why}`,
  path: paths.home,
  prepare: (page, language) =>
    page.route(/\/$/, (route) =>
      route.fulfill({
        status: 503,
        headers: { [ownAnswer]: 'own' },
        contentType: 'text/html; charset=utf-8',
        body: unavailablePage(languages.find((one) => one === language) ?? 'he', {
          retryAfterSeconds: 600,
          ...(why === 'maintenance' && { until: new Date(Date.now() + 7_200_000) }),
        }),
      }),
    ),
}))

/** @type {(submitted: string) => readonly Shot[]} */
const shellShots = (submitted) => [
  { name: 'shell-menu', path: paths.home, sizes: ['390'], open: click('[aria-controls=menu]') },
  {
    name: 'shell-account-menu',
    path: paths.personalArea,
    student: submitted,
    open: click('[aria-controls=account-menu]'),
  },
  { name: 'shell-offline', path: paths.home, open: goOffline },
  { name: 'shell-maintenance-ahead', path: paths.login, prepare: maintenanceAhead },
  {
    name: 'shell-notice-of-the-office',
    path: paths.home,
    prepare: withNotice('Notice 17.11.2026, 12:00-14:00'),
  },
  {
    // The page is shown in Hebrew, in which a reader of Hebrew has chosen another language.
    name: 'shell-language-missing',
    path: paths.about,
    prepare: lose(/\/assets\/words-(?:ar|en)-[^/]*\.js/),
    open: async (page, language) => {
      if (language === 'he') await page.locator('footer').getByText(languageNames.en, { exact: true }).click()
      await page.locator('[role=status] .fixed').waitFor()
    },
  },
  {
    name: 'shell-not-loaded',
    path: paths.faq,
    isLoading: true,
    complaint: lostCode,
    prepare: lose(/\/assets\/application-[^/]*\.js/),
    open: see('#not-loaded'),
  },
  {
    name: 'shell-crash',
    path: paths.home,
    complaint: lostCode,
    open: inOrder(
      loseCode,
      click('footer a[href="/about"], main a[href="/check-eligibility"]'),
      see('main h1'),
    ),
  },
]

/** @type {(submitted: string) => readonly Shot[]} */
export const publicShots = (submitted) => [
  ...plainShots,
  ...guideShots,
  ...contactShots(submitted),
  ...periodShots,
  ...unavailableShots,
  ...shellShots(submitted),
]
