// States of the portal that come by a press: what is missing, windows, menus, the step after a code.
import { paths } from '../../packages/contracts/src/portal-paths.ts'
import { answeredWith, answering } from './states.mjs'

/** @typedef {import('./shot.mjs').Shot} Shot */
/** @typedef {import('playwright').Page} Page */

/** @type {(selector: string) => (page: Page) => Promise<void>} */
const press = (selector) => (page) => page.locator(selector).first().click()

/** Presses what sends a form that nobody has filled. @type {(form?: string) => (page: Page) => Promise<void>} */
export const sendEmpty =
  (form = 'main form') =>
  async (page) => {
    await page.locator(`${form} button[type=submit]`).first().click({ force: true })
    await page.locator('[aria-invalid=true]').first().waitFor()
  }

/** @type {(selector: string) => (page: Page) => Promise<void>} */
const openWindow = (selector) => async (page) => {
  await page.locator(selector).first().click()
  await page.getByRole('dialog').waitFor()
}

const session = '00000000-0000-4000-8000-000000000001'

/** @type {readonly Shot[]} */
const loginStates = [
  {
    name: 'public-login-refused',
    path: paths.login,
    prepare: answeredWith(
      '/auth/login-by-email',
      { error: { statusCode: 401, code: 'BAD_CREDENTIALS', message: 'Incorrect username or password.' } },
      401,
    ),
    open: async (page) => {
      await page.locator('#login-email').fill('demo.student@milgo.example')
      await page.locator('#login-password').fill('Another-Pass-1')
      await page.keyboard.press('Enter')
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'public-login-code',
    path: '/login?step=phone',
    prepare: answeredWith('/auth/login-by-phone', { session }),
    open: async (page) => {
      await page.locator('main form input').first().fill('0500000000')
      await page.keyboard.press('Enter')
      await page.locator('#one-time-code').waitFor()
    },
  },
]

/** @type {readonly Shot[]} */
const contactStates = [
  {
    name: 'public-contact-sent',
    path: paths.contact,
    prepare: answeredWith('/mailer/send-email-without-file', {
      id: 'T-000123',
      answer_days: 3,
      copy_sent_to: null,
    }),
    open: async (page) => {
      await page.locator('main form input[type=email]').fill('demo.gallery@milgo.example')
      await page.locator('main form textarea').fill('Demo')
      for (const field of await page.locator('main form input[type=text]:visible').all())
        await field.fill('Demo')
      await page.locator('main form button[aria-haspopup=listbox]').click()
      await page.getByRole('option').first().click()
      await page.locator('main form button[type=submit]').click()
      await page.locator('main form').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'public-menu',
    path: paths.home,
    sizes: ['390'],
    open: press('[aria-controls=menu]'),
  },
  {
    name: 'public-offline',
    path: paths.home,
    open: async (page) => {
      await page.context().setOffline(true)
      await page.locator('[role=status]:visible').first().waitFor()
    },
  },
]

/** @type {(emails: Readonly<Record<'draft' | 'submitted' | 'returned' | 'award' | 'bankFix', string>>) => readonly Shot[]} */
const studentStates = ({ draft, submitted, returned, award, bankFix }) => [
  {
    name: 'student-account-menu',
    path: paths.personalArea,
    student: submitted,
    open: press('[aria-controls=account-menu]'),
  },
  { name: 'student-contact', path: paths.contact, student: submitted },
  {
    name: 'student-contact-change',
    path: paths.personalArea,
    student: submitted,
    open: async (page) => {
      await page.locator('main li button[type=button].min-h-11').first().click()
      await page.locator('main form').waitFor()
    },
  },
  {
    name: 'student-registration-help',
    path: `${paths.registration}?step=1`,
    student: draft,
    open: openWindow('main form button[aria-haspopup=dialog]'),
  },
  {
    name: 'student-registration-leave',
    path: `${paths.registration}?step=4`,
    student: draft,
    open: async (page) => {
      await page.locator('header a').first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'student-returned-missing',
    path: paths.registration,
    student: returned,
    open: async (page) => {
      await page.locator('main button.bg-brand').last().click()
      await page.locator('main .text-bad').first().waitFor()
    },
  },
  {
    name: 'student-bank-fix-missing',
    path: paths.personalArea,
    student: bankFix,
    open: sendEmpty('main form:has(#bank-fix-branch)'),
  },
  {
    name: 'student-bank-fix-unpayable',
    path: paths.personalArea,
    student: bankFix,
    open: async (page) => {
      await page.locator('#bank-fix-branch').fill('12345')
      await page.locator('#bank-fix-accountNumber').fill('123456789012345')
    },
  },
  {
    name: 'student-survey-missing',
    path: paths.studentSurvey,
    student: submitted,
    open: sendEmpty(),
  },
  {
    name: 'student-survey-taken',
    path: paths.studentSurvey,
    student: submitted,
    prepare: answering('/sector-survey/get-sector-survey', (survey) => ({ ...survey, took_survey: true })),
  },
  {
    name: 'student-appeal-missing',
    path: paths.personalAreaAppeal,
    student: award,
    open: sendEmpty(),
  },
  {
    name: 'student-appeal-confirm',
    path: paths.personalAreaAppeal,
    student: award,
    open: async (page) => {
      await page.locator('main form input[type=checkbox]').last().check({ force: true })
      await page.locator('main form textarea').first().fill('Demo')
      await page.locator('main form button[type=submit]').click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'student-published-score-open',
    path: paths.personalArea,
    student: award,
    open: async (page) => {
      // Each one that opens is no longer among the closed.
      const closed = page.locator('main button[aria-expanded=false], main details:not([open]) > summary')
      await closed.first().waitFor()
      for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click()
    },
  },
]

/** @type {(students: Parameters<typeof studentStates>[0]) => readonly Shot[]} */
export const portalWindows = (students) => [...loginStates, ...contactStates, ...studentStates(students)]
