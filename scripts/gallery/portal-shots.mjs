import { unavailablePage } from '../../apps/server/src/platform/http/unavailable-markup.ts'
import { paths } from '../../packages/contracts/src/portal-paths.ts'
import { RequestStatus } from '../../packages/domain/src/status/request-status.ts'
import { languages } from '../../packages/messages/src/languages.ts'
import { checkedAs, openCheck } from './eligibility.mjs'
import { portalWindows, sendEmpty } from './portal-windows.mjs'
import {
  acting,
  answeredWith,
  failing,
  maintenanceAhead,
  newTerms,
  periodStates,
  withNotice,
} from './states.mjs'

/** @typedef {import('./shot.mjs').Shot} Shot */

/** @type {(place: string, path: string) => string} */
const named = (place, path) => `${place}-${path === paths.home ? 'home' : path.slice(1)}`

/** The demo students of a first start: the first has the first status, the next one the next. */
const firstNumber = 1002
const numberOf = (/** @type {RequestStatus} */ status) => firstNumber + RequestStatus.options.indexOf(status)
const emailOf = (/** @type {number | string} */ number) => `demo.${number}@milgo.example`

/** @type {readonly Shot[]} */
const publicShots = [
  ...[
    paths.home,
    paths.checkEligibility,
    paths.login,
    paths.about,
    paths.faq,
    paths.scholarshipFaq,
    paths.contact,
    paths.accessibility,
    paths.privacy,
    paths.terms,
    paths.statusGuide,
    paths.calculator,
    paths.openNumbers,
    paths.notFound,
  ].map((path) => ({ name: named('public', path), path })),
  {
    name: 'public-open-numbers-published',
    path: paths.openNumbers,
    prepare: answeredWith('/page-data/open-numbers', [
      {
        register_period: '2024',
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
  { name: 'public-login-phone', path: '/login?step=phone' },
  { name: 'public-login-restore', path: '/login?step=restore' },
  { name: 'public-not-logged-in', path: paths.registration },
  { name: 'public-admin-code', path: '/admin/of-nobody' },
  { name: 'public-faq-nothing-found', path: '/faq?q=zzzz' },
  {
    name: 'public-faq-answer',
    path: paths.faq,
    open: (page) => page.locator('main details summary').first().click(),
  },
  {
    name: 'public-contact-missing',
    path: paths.contact,
    open: (page) => page.locator('main form button[type=submit]').click(),
  },
  {
    name: 'public-login-missing',
    path: paths.login,
    open: (page) => page.locator('main form button[type=submit]').first().click(),
  },
  {
    name: 'public-calculator-example',
    path: paths.calculator,
    open: (page) => page.locator('main li button').first().click(),
  },
  { name: 'public-check-eligibility-form', path: paths.checkEligibility, open: openCheck },
  {
    name: 'public-check-eligibility-missing',
    path: paths.checkEligibility,
    open: async (page) => {
      await openCheck(page)
      // It says that it is not ready, and tells whoever presses it what is missing.
      await page.locator('main form button[aria-disabled=true]').click({ force: true })
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  {
    name: 'public-check-eligibility-code',
    path: paths.checkEligibility,
    open: checkedAs(200, {
      id: '0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0f',
      process_id: '0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0f',
      username: '+972500000001_2025',
      session: '0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0f',
    }),
  },
  {
    name: 'public-check-eligibility-refused',
    path: paths.checkEligibility,
    open: checkedAs(200, {
      error: {
        statusCode: 206,
        code: 'NOT_ELIGIBLE',
        message: '',
        errors: [
          { code: 'OTHER_SCHOLARSHIP', message: '' },
          { code: 'OTHER_BACHELOR', message: '' },
        ],
      },
    }),
  },
]

/** @type {readonly Shot[]} */
const periodShots = Object.entries(periodStates).flatMap(([state, prepare]) =>
  [paths.home, paths.checkEligibility, paths.login].map((path) => ({
    name: named(`period-${state}`, path),
    path,
    prepare,
  })),
)

/** The pages that the server writes itself while it can serve no other. @type {readonly Shot[]} */
const unavailableShots = /** @type {const} */ (['maintenance', 'overload']).map((why) => ({
  name: `unavailable-${why}`,
  path: paths.home,
  prepare: (page, language) =>
    page.route(/\/$/, (route) =>
      route.fulfill({
        status: 503,
        contentType: 'text/html; charset=utf-8',
        body: unavailablePage(languages.find((one) => one === language) ?? 'he', {
          retryAfterSeconds: 600,
          ...(why === 'maintenance' && { until: new Date(Date.now() + 7_200_000) }),
        }),
      }),
    ),
}))

/** @type {readonly Shot[]} */
const failureShots = [
  ...[paths.home, paths.checkEligibility, paths.faq, paths.terms, paths.calculator, paths.openNumbers].map(
    (path) => ({ name: named('failing', path), path, prepare: failing }),
  ),
  ...[paths.personalArea, paths.registration, paths.pdf].map((path) => ({
    name: named('failing-student', path),
    path,
    student: emailOf(numberOf('SUBMITTED')),
    prepare: failing,
  })),
  { name: 'notice-maintenance-ahead', path: paths.login, prepare: maintenanceAhead },
  { name: 'notice-of-the-office', path: paths.home, prepare: withNotice('Notice 17.11.2026, 12:00-14:00') },
  {
    name: 'consent-to-new-terms',
    path: paths.personalArea,
    student: emailOf(numberOf('SUBMITTED')),
    prepare: newTerms,
  },
  {
    name: 'acting-for-a-student',
    path: paths.registration,
    student: emailOf(numberOf('DRAFT')),
    prepare: acting,
  },
]

/** What a student of each status sees first. @type {readonly Shot[]} */
const statusShots = RequestStatus.options.flatMap((status) =>
  [paths.home, paths.personalArea].map((path) => ({
    name: named(`student-${status.toLowerCase().replaceAll('_', '-')}`, path),
    path,
    student: emailOf(numberOf(status)),
  })),
)

/** Published in the past period of a first start. */
const published = { award: 1026, noAward: 1035, refused: 1025 }

/** @type {readonly (readonly [state: string, number: number | string, paths: readonly string[]])[]} */
const pagesOfStudents = [
  [
    'new',
    'student',
    [paths.home, paths.personalArea, paths.registration, paths.print, paths.pdf, paths.personalAreaAppeal],
  ],
  ['draft', numberOf('DRAFT'), [1, 2, 3, 4].map((step) => `${paths.registration}?step=${step}`)],
  ['draft', numberOf('DRAFT'), [paths.print, paths.pdf]],
  ['submitted', numberOf('SUBMITTED'), [paths.registration, paths.print, paths.pdf, paths.studentSurvey]],
  ['submitted', numberOf('SUBMITTED'), [paths.personalAreaStatusChangeAppeal]],
  [
    'returned',
    numberOf('REPAIR_BACK_FOR'),
    [paths.registration, `${paths.registration}?step=1`, paths.print],
  ],
  [
    'published',
    published.award,
    [
      paths.home,
      paths.personalArea,
      paths.pdf,
      paths.personalAreaAppeal,
      paths.personalAreaStatusChangeAppeal,
      paths.studentSurvey,
    ],
  ],
  ['no-award', published.noAward, [paths.home, paths.personalArea, paths.pdf]],
  ['refused', published.refused, [paths.home, paths.personalArea, paths.pdf, paths.personalAreaAppeal]],
  ['appealed', numberOf('APPEAL_SUBMITTED'), [paths.personalAreaAppeal]],
  ['appeal-returned', numberOf('APPEAL_REPAIR_BACK_FOR'), [paths.personalAreaAppeal]],
]

/** @type {readonly Shot[]} */
const studentShots = [
  ...pagesOfStudents.flatMap(([state, number, own]) =>
    own.map((path) => ({
      name: named(`student-${state}`, path).replace('?step=', '-step-'),
      path,
      student: emailOf(number),
    })),
  ),
  {
    name: 'student-registration-missing',
    path: `${paths.registration}?step=1`,
    student: emailOf('student'),
    open: async (page) => {
      // The one declaration without which the step cannot be left.
      await page.locator('#field-neighborhoodConfirmCheckbox').check({ force: true })
      await sendEmpty('main')(page)
    },
  },
  {
    name: 'student-session-over',
    path: paths.studentSurvey,
    student: emailOf(numberOf('SUBMITTED')),
    prepare: answeredWith(
      '/user/current-user',
      { error: { statusCode: 401, code: 'UNAUTHORIZED', message: '' } },
      401,
    ),
  },
  {
    name: 'student-survey-refused',
    path: paths.studentSurvey,
    student: emailOf(numberOf('SUBMITTED')),
    prepare: answeredWith(
      '/sector-survey/get-static-data',
      { error: { statusCode: 503, code: 'DATABASE_UNAVAILABLE', message: '' } },
      503,
    ),
  },
]

/** @type {readonly Shot[]} */
export const portalShots = [
  ...publicShots,
  ...periodShots,
  ...unavailableShots,
  ...failureShots,
  ...statusShots,
  ...studentShots,
  ...portalWindows({
    draft: emailOf(numberOf('DRAFT')),
    submitted: emailOf(numberOf('SUBMITTED')),
    returned: emailOf(numberOf('REPAIR_BACK_FOR')),
    award: emailOf(published.award),
    bankFix: emailOf(numberOf('INVALID_BANK_BACK_FOR_REPAIR')),
  }),
]
