import { officeReleases as words } from '@milgo/messages/he/office-releases'
import { expect, ownWindow } from '../fixtures.ts'
import { confirmAct, logStaffIn, openDesk, staffEmail } from '../office.ts'
import { testOnOwnServer as test } from '../own-server.ts'
import { makeRelease } from '../release.ts'

test.use({ demoRequests: 120 })

test('a manager makes a release, another approves and starts it, and every result is published', {
  tag: ownWindow,
}, async ({ page, browser, ownServer, expectAccessible }) => {
  test.slow()
  // Given a manager
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/office/login')
  await logStaffIn(page, ownServer.ask, staffEmail('manager'))

  // When they make a release of everything that is ready, and its dry run has printed and compared every letter
  await makeRelease(page)
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
  const other = await openDesk(browser, ownServer, staffEmail('manager.2'))
  await other.goto(page.url())
  for (const event of ['APPROVE', 'START'] as const) await confirmAct(other, words.events[event])

  // Then the page follows the sending to its end, for both of them
  for (const desk of [other, page]) await expect(desk.getByText(words.run.done)).toBeVisible()
  await expect(other.getByRole('progressbar', { name: words.run.percent })).toHaveAttribute(
    'aria-valuenow',
    '100',
  )
  await expect(other.getByText(words.leftOut.none)).toBeVisible()
  await other.context().close()
})
