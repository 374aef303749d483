import { officePaths } from '../../packages/contracts/src/office-paths.ts'
import { RequestStatus } from '../../packages/domain/src/status/request-status.ts'
import { adminShots } from './office-admin.mjs'
import { dashboardShots } from './office-dashboard.mjs'
import { paymentShots } from './office-payments.mjs'
import { resultShots } from './office-results.mjs'
import { reviewShots } from './office-review.mjs'
import { demo, stateShots } from './office-states.mjs'

/** @typedef {import('./shot.mjs').Shot} Shot */
/** @typedef {import('playwright').Page} Page */

/** Pages that the demo data shows in one state. @type {readonly Shot[]} */
const pageShots = [
  ...['reviewer', 'manager', 'finance', 'editor', 'admin'].map((role) => ({
    page: /** @type {const} */ ('start'),
    name: `start-${role}`,
    path: officePaths.start,
    member: demo(role),
  })),
  { page: 'help', name: 'help', path: officePaths.help, member: demo('reviewer') },
]

/** Opens the first request of the queue; in the past period if the present one has none. @type {(page: Page) => Promise<unknown>} */
const openRequest = async (page) => {
  const link = page.locator('main a[href*="/requests/"]').first()
  if ((await link.count()) === 0) {
    await page.goto(`${page.url()}&period=2024`)
    await page.locator('main h1').first().waitFor()
    await page.waitForLoadState('networkidle')
  }
  if ((await link.count()) === 0) return false
  await link.click()
  return page.locator('main section').first().waitFor()
}

/** A request in each status that the office sees, which is every status but DRAFT. @type {readonly Shot[]} */
const requestShots = RequestStatus.options
  .filter((status) => status !== 'DRAFT')
  .map((status) => ({
    page: 'request',
    name: `request-${status.toLowerCase().replaceAll('_', '-')}`,
    path: `${officePaths.queue}?status=${status}`,
    member: demo(status === 'TEAM_MANAGER_APPROVAL' ? 'manager' : 'reviewer'),
    open: openRequest,
  }))

/** @type {readonly Shot[]} */
export const officeShots = [
  ...stateShots,
  ...pageShots,
  ...dashboardShots,
  ...reviewShots,
  ...requestShots,
  ...resultShots,
  ...paymentShots,
  ...adminShots,
].map((shot) => ({ ...shot, name: `office-${shot.name}`, path: `/office${shot.path}` }))
