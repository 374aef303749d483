import { officeBase, officePaths } from '@milgo/contracts/office-paths'
import { officeReleases as words } from '@milgo/messages/he/office-releases'
import { expect, ownWindow } from '../fixtures.ts'
import { logStaffIn, staffEmail } from '../office.ts'
import { testOnOwnServer as test } from '../own-server.ts'

test.use({ demoRequests: 120 })

test('a manager makes a release, another approves and starts it, and every result is published', {
  tag: ownWindow,
}, async ({ page, browser, ownServer: { ask, url }, expectAccessible }) => {
  test.slow()
  // Given a manager who makes a release of everything that is ready
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/office/login')
  await logStaffIn(page, ask, staffEmail('manager'))
  await page.goto(officeBase + officePaths.releases)
  await page.getByRole('button', { name: words.make.submit }).click()

  // When the dry run has printed and compared every letter
  await expect(page.getByText(words.states.CHECKED, { exact: true })).toBeVisible({ timeout: 60_000 })
  await expectAccessible({ state: 'checked' })

  // Then its maker reads letters, and cannot approve
  await page
    .getByRole('button', { name: /^קריאה/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('article')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: words.preview.close }).click()
  await expect(page.getByRole('button', { name: words.events.APPROVE })).toBeDisabled()

  // And another manager approves it and starts it
  const office = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    locale: 'he-IL',
  })
  const other = await office.newPage()
  await other.goto('/office/login')
  await logStaffIn(other, ask, 'demo.manager.2@milgo.example')
  await other.goto(page.url())
  for (const event of [words.events.APPROVE, words.events.START]) {
    await other.getByRole('button', { name: event }).click()
    await other.getByRole('dialog').getByRole('button', { name: event }).click()
    await expect(other.getByRole('dialog')).toHaveCount(0)
  }

  // Then the page follows the sending to its end, for both of them
  for (const desk of [other, page])
    await expect(desk.getByText(words.run.done)).toBeVisible({ timeout: 60_000 })
  await expect(other.getByRole('progressbar', { name: words.run.percent })).toHaveAttribute(
    'aria-valuenow',
    '100',
  )
  await expect(other.getByText(words.leftOut.none)).toBeVisible()
  await office.close()
})
