import { officeBase, officePaths, periodPath } from '@milgo/contracts/office-paths'
import { fill } from '@milgo/messages/fill'
import { office } from '@milgo/messages/he/office'
import { officeDashboard } from '@milgo/messages/he/office-dashboard'
import { officePeriods } from '@milgo/messages/he/office-periods'
import { officeQueue } from '@milgo/messages/he/office-queue'
import { officeStaff } from '@milgo/messages/he/office-staff'
import { officeTrail } from '@milgo/messages/he/office-trail'
import { expect, ownWindow } from '../fixtures.ts'
import { admitStaff, enterStaffPassword, staffEmail } from '../office.ts'
import { testOnOwnServer as test } from '../own-server.ts'

test.use({ demoRequests: 40 })
// One after the other, on one server: another one would cost more than the journeys.
test.describe.configure({ mode: 'default' })

test('a manager finds the bottleneck on the dashboard and lands in the queue with the same number', {
  tag: ownWindow,
}, async ({ page, ownServer: { ask }, expectAccessible }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  // Given a manager at the dashboard
  await admitStaff(page, ask, staffEmail('manager'))
  await page.goto(officeBase + officePaths.dashboard)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // When they follow the bottleneck, which the dashboard names with its number
  const { stages } = officeDashboard
  const bottleneck = page
    .getByRole('paragraph')
    .filter({ has: page.getByRole('link', { name: stages.open }) })
  await expect(bottleneck).toBeVisible()
  await expectAccessible()
  const count = Number((await bottleneck.textContent())?.replace(/\D/g, ''))
  expect(count).toBeGreaterThan(0)
  await bottleneck.getByRole('link').click()

  // Then the queue has the same number, of that stage and past its target
  await expect(page).toHaveURL(/\/office\/queue\?status=[^&]+&ageing=overdue$/)
  await expect(page.getByRole('main')).toContainText(`${count} בקשות בתצוגה`)
  await expect(page.getByRole('row').filter({ has: page.locator('a[href*="/requests/"]') })).toHaveCount(
    count,
  )
})

test('somebody leaves: the session ends, the work goes to a colleague, and the trail says who did it', {
  tag: ownWindow,
}, async ({ page, browser, ownServer: { ask, url }, expectAccessible }) => {
  // Given a reviewer who has taken a request
  const leaverEmail = staffEmail('reviewer')
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } })
  const leaver = await context.newPage()
  await admitStaff(leaver, ask, leaverEmail)
  await leaver.goto(officeBase + officePaths.queue)
  await leaver.getByRole('button', { name: officeQueue.takeNext }).first().click()
  await expect(leaver).toHaveURL(/\/requests\/[\da-f-]{36}$/)
  const id = leaver.url().slice(-36)

  // When an administrator removes them and hands their work to a colleague
  await page.setViewportSize({ width: 1440, height: 900 })
  await admitStaff(page, ask, staffEmail('admin'))
  await page.goto(officeBase + officePaths.staff)
  const row = page.getByRole('row', { name: leaverEmail })
  await row.getByRole('button', { name: fill(officeStaff.remove.openOne, { name: 'Demo Reviewer' }) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: officeStaff.remove.handOver }).click()
  await page.getByRole('option', { name: 'Demo Reviewer 2', exact: true }).click()
  await expectAccessible({ part: '[role=dialog]', state: 'handing over' })
  await dialog.getByRole('button', { name: officeStaff.remove.confirm }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row).toHaveCount(0)

  // Then their page is closed to them at its next step, and so is the login
  await leaver.goto(officeBase + officePaths.queue)
  await enterStaffPassword(leaver, leaverEmail)
  await expect(leaver.getByRole('alert')).toContainText(office.login.wrong)
  await context.close()

  // And nothing of theirs is left without an owner who knows: the colleague has the request
  const assigned = (await ask(`select staff.email, request_index.request_id = '${id}' as taken
    from request_index join staff on staff.id = assignee_id`)) as readonly { email: string; taken: boolean }[]
  expect(assigned.filter(({ email }) => email === leaverEmail)).toEqual([])
  expect(assigned.find(({ taken }) => taken)?.email).toBe('demo.reviewer.2@milgo.example')

  // And the trail says who removed whom
  await page.goto(`${officeBase + officePaths.trail}?action=staff-removed`)
  const entry = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: officeTrail.actions['staff-removed'], exact: true }) })
  await expect(entry.first()).toContainText('Demo Admin')
  await expect(entry.first()).toContainText(`על \u2068Demo Reviewer\u2069`)
})

test('a new period is made from the last one, opened and made current', {
  tag: ownWindow,
}, async ({ page, ownServer: { ask }, expectAccessible }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await admitStaff(page, ask, staffEmail('admin'))
  await page.goto(officeBase + officePaths.periods)
  await page.getByRole('button', { name: officePeriods.copy.open }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(officePeriods.copy.code).fill('next-1')
  const opens = new Date(Date.now() + 40 * 86_400_000)
  const day = [opens.getDate(), opens.getMonth() + 1].map((part) => String(part).padStart(2, '0'))
  await dialog
    .getByRole('textbox', { name: officePeriods.parts.day })
    .fill(`${day.join('.')}.${opens.getFullYear()}`)
  await dialog.getByRole('textbox', { name: officePeriods.parts.hour }).fill('10:00')
  await expectAccessible({ part: '[role=dialog]', state: 'copying' })
  await dialog.getByRole('button', { name: officePeriods.copy.confirm }).click()

  // The copy is closed until somebody opens it
  await expect(page).toHaveURL(new RegExp(periodPath('next-1').replace('?', '\\?')))
  const isOpen = page.getByRole('checkbox', { name: officePeriods.values.isOpen })
  await expect(isOpen).not.toBeChecked()
  await isOpen.check({ force: true })
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await page.getByRole('button', { name: officePeriods.save.action }).click()
  await saved
  await page.reload()
  await expect(isOpen).toBeChecked()
  await expectAccessible()
  await page.getByRole('button', { name: officePeriods.current.make }).click()
  await page.getByRole('dialog').getByRole('button', { name: officePeriods.current.confirm }).click()
  await expect(page.getByText(officePeriods.current.is)).toBeVisible()

  // The portal follows
  const periods = await (await page.request.get('/core-service/api/v1/registration-period/get-all')).json()
  expect(periods.find(({ is_current }: { is_current: boolean }) => is_current)).toMatchObject({
    code: 'next-1',
  })
})
