import { officeBase, officePaths } from '@milgo/contracts/office-paths'
import { firstWave } from '@milgo/domain/release/next-slice'
import { daysAfter, jerusalemDayAt } from '@milgo/domain/time/jerusalem-day'
import { officeReleases as words } from '@milgo/messages/he/office-releases'
import { officeResults } from '@milgo/messages/he/office-results'
import { patient } from '../../scripts/testing/patience.ts'
import { expect, ownWindow } from '../fixtures.ts'
import { confirmAct, logStaffIn, openDesk, staffEmail } from '../office.ts'
import { testOnOwnServer as test } from '../own-server.ts'
import { noSecondLooks } from '../release.ts'

// Twice as many requests are seeded, because about half of them are published already.
test.use({ seedArguments: ['430', '--only', 'COMPUTED,DENIED'] })

const seededResults = `select code, count(*)::int as ready from requests
  join registration_periods on registration_periods.id = requests.period_id
  where requests.status in ('COMPUTED', 'DENIED') and publish_state = '0' group by code`
const written = `select (select count(*)::int from letters where release_id is not null) as letters,
  (select count(distinct request_id)::int from letters where release_id is not null) as students,
  (select count(*)::int from outbox_messages where template = 'RESULT_PUBLISHED' and channel = 'mail'
    and created_at >= (select min(started_at) from releases)) as mails`

const figure = (count: number): string => count.toLocaleString('en-US')

test('a manager changes the tiers, and 200 results are sent: 50 first, the rest after a quarter of an hour', {
  tag: ownWindow,
}, async ({ page, browser, ownServer, expectAccessible }) => {
  const { ask } = ownServer
  test.slow()
  const start = performance.now()
  // Given 200 unpublished results, and two managers
  await ask(noSecondLooks)
  const [{ code, ready }] = (await ask(seededResults)) as [{ code: string; ready: number }]
  expect(ready).toBeGreaterThanOrEqual(200)
  await page.goto('/office/login')
  await logStaffIn(page, ask, staffEmail('manager'))
  const other = await openDesk(browser, ownServer, staffEmail('manager.2'))

  // When the first manager moves the lowest edge by two key presses, and saves the new tiers as a proposal
  const results = `${officeBase}${officePaths.computing}?period=${code}`
  await page.goto(results)
  const lowest = page.getByRole('slider').last()
  const before = Number(await lowest.getAttribute('aria-valuenow'))
  await lowest.focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(lowest).toHaveAttribute('aria-valuenow', String(before + 1))
  await expectAccessible({ state: 'moved' })
  await page.keyboard.press('Control+Enter')
  await page.getByRole('dialog').getByRole('button', { name: officeResults.rules.propose }).click()
  await expect(page.getByText(officeResults.rules.refusals.OWN_PROPOSAL)).toBeVisible()

  // Then the other manager activates it, and all awards are computed again
  await other.goto(results)
  await confirmAct(other, officeResults.rules.activate)
  await expect(other.getByText(officeResults.compute.outdatedNote)).toBeVisible()
  await other.getByRole('button', { name: officeResults.compute.again }).click()
  await expect(other.getByText(officeResults.compute.outdatedNote)).toHaveCount(0)
  await expect(other.getByText(/^החישוב הסתיים/)).toBeVisible()
  await expect(other.getByRole('slider').last()).toHaveAttribute('aria-valuenow', String(before + 1))

  // When the first manager creates a release, its dry run shows its progress and finds no fault
  await page.goto(officeBase + officePaths.releases)
  await page.getByRole('button', { name: words.make.submit }).click()
  await expect(page.getByRole('progressbar', { name: words.check.running })).toBeVisible()
  await expect(page.getByText(words.states.CHECKED, { exact: true })).toBeVisible({
    timeout: patient(120_000),
  })
  await expect(page.getByText(words.check.passed.replace('{count}', figure(ready)))).toBeVisible()
  const checked = performance.now()

  // Then the other manager approves the release and schedules it for tomorrow
  await other.goto(page.url())
  await confirmAct(other, words.events.APPROVE)
  await other.getByRole('button', { name: words.events.SCHEDULE, exact: true }).click()
  const tomorrow = daysAfter(jerusalemDayAt(new Date()), 1)
  await other.getByLabel(words.schedule.day, { exact: true }).fill(tomorrow)
  await other.getByRole('dialog').getByRole('button', { name: words.schedule.submit }).click()
  for (const desk of [other, page])
    await expect(desk.getByText(words.states.SCHEDULED, { exact: true })).toBeVisible()

  // When the scheduled time is reached, the first letters are sent and the rest waits for a quarter of an hour
  await ask('update releases set scheduled_for = now()')
  const title = (done: number) =>
    words.run.title.replace('{done}', figure(done)).replace('{total}', figure(ready))
  for (const desk of [other, page]) await expect(desk.getByText(title(firstWave))).toBeVisible()
  const [note = ''] = words.run.firstWave.split('{moment}')
  await expect(page.getByText(note)).toBeVisible()
  await expectAccessible({ state: 'first letters' })

  // Then the rest is sent by itself
  await ask('update releases set continues_at = now()')
  for (const desk of [other, page])
    await expect(desk.getByText(words.run.done)).toBeVisible({ timeout: patient(120_000) })
  await expect(page.getByRole('progressbar', { name: words.run.percent })).toHaveAttribute(
    'aria-valuenow',
    '100',
  )
  await expect(page.getByText(words.leftOut.none)).toBeVisible()

  // And every student has one letter and one mail
  expect(await ask(written)).toEqual([{ letters: ready, students: ready, mails: ready }])
  const seconds = (from: number, to: number): string => ((to - from) / 1_000).toFixed(0)
  process.stdout.write(
    `a release of ${ready}: tiers and dry run ${seconds(start, checked)} s, sent in ${seconds(checked, performance.now())} s\n`,
  )
  await other.context().close()
})
