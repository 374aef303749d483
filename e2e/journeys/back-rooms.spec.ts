import { officeBase, officePaths, periodPath } from '@milgo/contracts/office-paths'
import { fill } from '@milgo/messages/fill'
import { officePeriods } from '@milgo/messages/he/office-periods'
import { officeTrail } from '@milgo/messages/he/office-trail'
import { statusEvents } from '@milgo/messages/he/status'
import { expect, ownWindow } from '../fixtures.ts'
import { logStaffIn, openReview, staffEmail } from '../office.ts'
import { testOnOwnServer as test } from '../own-server.ts'

test.use({ demoRequests: 40 })

test('a manager finds the bottleneck, lands in the queue with the same number, and reads the story of one', {
  tag: ownWindow,
}, async ({ page, ownServer: { ask }, expectAccessible }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  // Given a manager at the dashboard
  await page.goto(officeBase + officePaths.dashboard)
  await logStaffIn(page, ask, staffEmail('manager'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const figures = page.getByRole('main').getByRole('link', { name: /פתיחה בתור העבודה/ })
  await expect(figures.first()).toBeVisible()
  await expectAccessible()

  // When they follow the figure of the stage with the most requests
  const labels = await figures.evaluateAll((links) =>
    links.map((link) => ({
      name: link.getAttribute('aria-label') ?? '',
      count: Number((link.textContent ?? '').replace(/\D/g, '')),
    })),
  )
  const most = labels.toSorted((one, other) => other.count - one.count)[0]
  expect(most?.count).toBeGreaterThan(0)
  await page
    .getByRole('link', { name: most?.name ?? '', exact: true })
    .first()
    .click()

  // Then the queue has the same number
  await expect(page).toHaveURL(/\/office\/queue\?/)
  await expect(page.getByRole('main')).toContainText(`${most?.count} בקשות בתצוגה`)

  // And the trail tells the whole story of one of them, from its sending to this opening
  const toRequest = page.locator('a[href*="/requests/"]')
  const row = page.getByRole('row').filter({ has: toRequest }).first()
  const number = (await row.textContent())?.match(/\d{4}-\d{6}/)?.[0] ?? ''
  expect(number).not.toBe('')
  const id = (await row.locator(toRequest).getAttribute('href'))?.match(/[\da-f-]{36}/)?.[0] ?? ''
  await openReview(page, id)
  await page.goto(`${officeBase + officePaths.trail}?request=${number}`)
  const list = page.getByRole('table', { name: fill(officeTrail.story, { number }) })
  await expect(list).toContainText(officeTrail.actions['request-viewed'])
  await expect(list).toContainText(statusEvents.SUBMIT)
  await expectAccessible()
})

test('a new period is made from the last one, opened and made current', {
  tag: ownWindow,
}, async ({ page, ownServer: { ask }, expectAccessible }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(officeBase + officePaths.periods)
  await logStaffIn(page, ask, staffEmail('admin'))
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
