import { officeBase, officePaths } from '@milgo/contracts/office-paths'
import { officeReleases } from '@milgo/messages/he/office-releases'
import { officeSecondLook as words } from '@milgo/messages/he/office-second-look'
import { releaseRefusals } from '@milgo/messages/he/release-refusals'
import { expect, ownWindow } from '../fixtures.ts'
import { confirmAct, logStaffIn, openDesk, staffEmail } from '../office.ts'
import { testOnOwnServer as test } from '../own-server.ts'
import { everySecondLook, makeRelease } from '../release.ts'

test.use({ seedArguments: ['6', '--only', 'COMPUTED'] })

const openLooks = "select count(*)::int as open from second_looks where state = 'WAITING'"

test('second reviewers disagree without seeing the first decision, and a manager upholds the first one', {
  tag: ownWindow,
}, async ({ page, browser, ownServer, expectAccessible }) => {
  const { ask } = ownServer
  // Given a release in which every decision gets a second look
  await ask(everySecondLook)
  await page.goto('/office/login')
  await logStaffIn(page, ask, staffEmail('manager'))
  await makeRelease(page)
  const release = page.url()

  // Then the release cannot be approved yet
  const other = await openDesk(browser, ownServer, staffEmail('manager.2'))
  await other.goto(release)
  await expect(other.getByText(releaseRefusals.SECOND_LOOKS_OPEN)).toBeVisible()

  // When reviewers who did not make these decisions look at them, and refuse the approved requests
  const openCount = async () => ((await ask(openLooks)) as [{ open: number }])[0].open
  const drawn = await openCount()
  expect(drawn).toBeGreaterThan(0)
  for (const name of ['reviewer', 'reviewer.2'] as const) {
    const reviewer = await openDesk(browser, ownServer, staffEmail(name))
    await reviewer.goto(officeBase + officePaths.secondLook)
    const take = reviewer.getByRole('button', { name: words.take })
    const none = reviewer.getByText(words.none)
    await expect(take.or(none)).toBeVisible()
    while (await take.isVisible()) {
      await take.click()
      await expect(reviewer.getByText(words.blind)).toBeVisible()
      await reviewer.getByRole('radio', { name: words.decision.DENY }).check()
      await reviewer.getByLabel(words.decision.reason).selectOption('STUDY_SCOPE')
      await reviewer.getByRole('button', { name: words.decision.send }).click()
      await expect(reviewer.getByText(words.decision.sent)).toBeVisible()
      await expect(take.or(none)).toBeVisible()
    }
  }
  expect(await openCount()).toBe(0)

  // Then a manager compares both decisions and upholds the first one, with a reason
  await page.goto(officeBase + officePaths.secondLooks)
  await expect(page.getByText(words.compare.states.DISAGREED, { exact: true }).first()).toBeVisible()
  await expectAccessible({ state: 'disagreed' })
  const stand = page.getByRole('button', { name: words.compare.stand })
  await expect(stand).toHaveCount(drawn)
  for (let left = drawn; left > 0; left -= 1) {
    await stand.first().click()
    await page.getByLabel(words.compare.why).fill('היקף הלימודים נבדק שוב והוא מספיק')
    await page.getByRole('dialog').getByRole('button', { name: words.compare.stand }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(stand).toHaveCount(left - 1)
  }

  // And the release can be approved
  await other.reload()
  await expect(other.getByText(releaseRefusals.SECOND_LOOKS_OPEN)).toHaveCount(0)
  await confirmAct(other, officeReleases.events.APPROVE)
  await expect(other.getByText(officeReleases.states.APPROVED, { exact: true })).toBeVisible()
})
