import { RequestStatus } from '../../packages/domain/src/status/request-status.ts'
import { markTwo, windowShots } from './office-windows.mjs'

/** @typedef {import('./shot.mjs').Shot} Shot */
/** @typedef {import('playwright').Page} Page */

/** @type {(role: string) => string} */
const demo = (role) => `demo.${role}@milgo.example`

/** Follows the first link that a list has. @type {(part: string) => (page: Page) => Promise<unknown>} */
const firstLink = (part) => async (page) => {
  const link = page.locator(`main a[href*="${part}"]`).first()
  if ((await link.count()) === 0) return false
  await link.click()
  await page.waitForURL(`**${part}**`)
  return page.locator('main h1').first().waitFor()
}

/** @type {(address: string) => (page: Page) => Promise<unknown>} */
const openRequest = (address) => async (page) => {
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
    open: markTwo,
  },
  { page: 'dashboard', name: 'dashboard', path: '/dashboard', member: demo('manager') },
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
  { page: 'periods', name: 'periods', path: '/periods', member: demo('admin') },
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
export const officeShots = [...pageShots, ...windowShots, ...requestShots].map((shot) => ({
  ...shot,
  name: `office-${shot.name}`,
  path: `/office${shot.path}`,
  languages: ['he', 'en'],
  sizes: ['1024', '1440'],
}))
