import { RequestStatus } from '../../packages/domain/src/status/request-status.ts'
import { dialogShots } from './office-dialogs.mjs'
import { markTwo, windowShots } from './office-windows.mjs'

/** @typedef {import('./shot.mjs').Shot} Shot */
/** @typedef {import('playwright').Page} Page */

/** @type {(role: string) => string} */
const demo = (role) => `demo.${role}@milgo.example`

/** Follows the first link that a list has. @type {(part: string) => (page: Page) => Promise<unknown>} */
const firstLink = (part) => async (page) => {
  const link = page.locator(`main a[href*="${part}"]`).first()
  if ((await link.count()) === 0) return false
  const heading = await page.locator('main h1').first().textContent()
  await link.click()
  // The address changes before the page does.
  return page.waitForFunction((before) => {
    const now = document.querySelector('main h1')?.textContent
    return now && now !== before
  }, heading)
}

/** The same queue in the period before, which has what was published. @type {(page: Page) => Promise<unknown>} */
const turnToPast = async (page) => {
  const { origin } = new URL(page.url())
  const answer = await page.request.get(`${origin}/core-service/api/v1/registration-period/get-all`)
  /** @type {readonly { code: string, is_current: boolean }[]} */
  const periods = await answer.json()
  const past = periods.find(({ is_current }) => !is_current)
  if (!past) return
  await page.goto(`${page.url()}&period=${past.code}`)
  await page.locator('main h1').first().waitFor()
  await page.waitForLoadState('networkidle')
}

/** @type {(address: string) => (page: Page) => Promise<unknown>} */
const openRequest = (address) => async (page) => {
  if ((await page.locator('main a[href*="/requests/"]').count()) === 0) await turnToPast(page)
  if ((await firstLink('/requests/')(page)) === false) return false
  if (address === '') return undefined
  await page.goto(`${page.url().split('?')[0]}${address}`)
  return page.locator('main h1').first().waitFor()
}

/** Every page of the office, as the demo member sees it who works there. @type {readonly Shot[]} */
const pageShots = [
  { page: 'login', name: 'login', path: '/login' },
  { page: 'invitation', name: 'invitation', path: '/invitation' },
  ...['reviewer', 'manager', 'finance', 'editor', 'admin'].map((role) => ({
    page: /** @type {const} */ ('start'),
    name: `start-${role}`,
    path: '/',
    member: demo(role),
  })),
  { page: 'queue', name: 'queue', path: '/queue', member: demo('reviewer') },
  { page: 'queue', name: 'queue-submitted', path: '/queue?status=SUBMITTED', member: demo('reviewer') },
  { page: 'queue', name: 'queue-empty', path: '/queue?labels=nothing-has-it', member: demo('reviewer') },
  {
    page: 'queue',
    name: 'queue-marked',
    path: '/queue?status=SUBMITTED',
    member: demo('reviewer'),
    open: (page) => markTwo(page),
  },
  ...['charts', 'tables'].map((as) => ({
    page: /** @type {const} */ ('dashboard'),
    name: `dashboard-${as}`,
    path: `/dashboard?as=${as}`,
    member: demo('manager'),
    height: 2400,
  })),
  { page: 'secondLook', name: 'second-look', path: '/second-look', member: demo('reviewer') },
  { page: 'secondLooks', name: 'second-looks', path: '/second-looks', member: demo('manager') },
  { page: 'revisions', name: 'revisions', path: '/revisions', member: demo('manager') },
  {
    page: 'revision',
    name: 'revision',
    path: '/queue?status=COMPUTED',
    member: demo('manager'),
    open: openRequest('/revision'),
  },
  {
    page: 'requestMessages',
    name: 'request-messages',
    path: '/queue?status=SUBMITTED',
    member: demo('manager'),
    open: openRequest('/messages'),
  },
  { page: 'computing', name: 'computing', path: '/results', member: demo('manager') },
  { page: 'releases', name: 'releases', path: '/releases', member: demo('manager') },
  {
    page: 'release',
    name: 'release',
    path: '/releases',
    member: demo('manager'),
    open: firstLink('/releases/'),
  },
  {
    page: 'institutionLists',
    name: 'institution-lists',
    path: '/institution-lists',
    member: demo('manager'),
  },
  {
    page: 'institutionList',
    name: 'institution-list',
    path: '/institution-lists',
    member: demo('manager'),
    open: firstLink('/institution-lists/'),
  },
  { page: 'erasures', name: 'erasures', path: '/erasures', member: demo('manager') },
  { page: 'payments', name: 'payments', path: '/payments', member: demo('finance') },
  ...['quarantine', 'reconciliation'].map((view) => ({
    page: /** @type {const} */ ('payments'),
    name: `payments-${view}`,
    path: `/payments?view=${view}`,
    member: demo('finance'),
  })),
  {
    page: 'batch',
    name: 'batch',
    path: '/payments',
    member: demo('finance'),
    open: firstLink('/payments/batches/'),
  },
  {
    page: 'results',
    name: 'payment-results',
    path: '/payments',
    member: demo('finance'),
    open: firstLink('/payments/results/'),
  },
  { page: 'bankFixes', name: 'bank-fixes', path: '/payments/accounts', member: demo('finance') },
  { page: 'content', name: 'content', path: '/content', member: demo('editor') },
  { page: 'content', name: 'content-slide', path: '/content?text=slider%2F1', member: demo('editor') },
  {
    page: 'content',
    name: 'content-messages',
    path: '/content?text=message-template',
    member: demo('editor'),
  },
  {
    page: 'content',
    name: 'content-missed',
    path: '/content?text=faq-feedback',
    member: demo('editor'),
  },
  { page: 'content', name: 'content-new', path: '/content?text=faq-question%2Fnew', member: demo('editor') },
  { page: 'content', name: 'content-none', path: '/content?text=faq-question%2F0', member: demo('editor') },
  { page: 'periods', name: 'periods', path: '/periods', member: demo('admin') },
  {
    page: 'periods',
    name: 'period',
    path: '/periods',
    member: demo('admin'),
    open: firstLink('/periods?period='),
  },
  { page: 'dictionaries', name: 'dictionaries', path: '/dictionaries', member: demo('admin') },
  { page: 'staff', name: 'staff', path: '/staff', member: demo('admin') },
  { page: 'trail', name: 'trail', path: '/trail', member: demo('admin') },
  { page: 'jobs', name: 'jobs', path: '/jobs', member: demo('admin') },
  { page: 'account', name: 'account', path: '/account', member: demo('reviewer') },
  { page: 'help', name: 'help', path: '/help', member: demo('reviewer') },
  { page: 'start', name: 'no-right', path: '/payments', member: demo('reviewer') },
  { page: 'start', name: 'not-found', path: '/no-such-page', member: demo('reviewer') },
]

/** A request in each status that the office sees; drafts are the student's own. @type {readonly Shot[]} */
const requestShots = RequestStatus.options
  .filter((status) => status !== 'DRAFT')
  .map((status) => ({
    page: 'request',
    name: `request-${status.toLowerCase().replaceAll('_', '-')}`,
    path: `/queue?status=${status}`,
    member: demo(status === 'TEAM_MANAGER_APPROVAL' ? 'manager' : 'reviewer'),
    open: openRequest(''),
  }))

/** @type {readonly Shot[]} */
export const officeShots = [...pageShots, ...windowShots, ...dialogShots, ...requestShots].map((shot) => ({
  ...shot,
  name: `office-${shot.name}`,
  path: `/office${shot.path}`,
}))
