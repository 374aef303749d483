import { officeBase, officePaths } from '@milgo/contracts/office-paths'
import { daysAfter, jerusalemDayAt } from '@milgo/domain/period/jerusalem-day'
import { firstWave } from '@milgo/domain/release/next-slice'
import { officeReleases as words } from '@milgo/messages/he/office-releases'
import { officeResults } from '@milgo/messages/he/office-results'
import { expect, ownWindow } from '../fixtures.ts'
import { confirmAct, logStaffIn, openDesk, staffEmail } from '../office.ts'
import { testOnOwnServer as test } from '../own-server.ts'
import { noSecondLooks } from '../release.ts'

// About half of them are published already.
test.use({ seedArguments: ['2150', '--only', 'COMPUTED,DENIED'] })

const seededResults = `select code, count(*)::int as ready from requests
  join registration_periods on registration_periods.id = requests.period_id
  where requests.status in ('COMPUTED', 'DENIED') and publish_state = '0' group by code`
const written = `select (select count(*)::int from letters where release_id is not null) as letters,
  (select count(distinct request_id)::int from letters where release_id is not null) as students,
  (select count(*)::int from outbox_messages where template = 'RESULT_PUBLISHED' and channel = 'mail') as mails`

const figure = (count: number): string => count.toLocaleString('en-US')

test('a manager works out tiers and a thousand results go out: 50, a quarter of an hour, the rest', {
  tag: ownWindow,
}, async ({ page, browser, ownServer, expectAccessible }) => {
  const { ask } = ownServer
  test.slow()
  const start = performance.now()
  // Given a thousand results that nobody knows yet, and two managers
  await ask(noSecondLooks)
  const [{ code, ready }] = (await ask(seededResults)) as [{ code: string; ready: number }]
  expect(ready).toBeGreaterThanOrEqual(1_000)
  await page.goto('/office/login')
  await logStaffIn(page, ask, staffEmail('manager'))
  const other = await openDesk(browser, ownServer, staffEmail('manager.2'))

  // When the first moves the lowest edge by two keys, and saves what comes of it as a proposal
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

  // Then the other puts it in force, and everybody is computed by it
  await other.goto(results)
  await confirmAct(other, officeResults.rules.activate)
  await expect(other.getByText(officeResults.compute.outdatedNote)).toBeVisible()
  await other.getByRole('button', { name: officeResults.compute.again }).click()
  await expect(other.getByText(officeResults.compute.outdatedNote)).toHaveCount(0)
  await expect(other.getByText(/^החישוב הסתיים/)).toBeVisible()
  await expect(other.getByRole('slider').last()).toHaveAttribute('aria-valuenow', String(before + 1))

  // When the first makes a release of them, its dry run shows how far it has come, and finds no fault
  await page.goto(officeBase + officePaths.releases)
  await page.getByRole('button', { name: words.make.submit }).click()
  await expect(page.getByRole('progressbar', { name: words.check.running })).toBeVisible()
  await expect(page.getByText(words.states.CHECKED, { exact: true })).toBeVisible({ timeout: 240_000 })
  await expect(page.getByText(words.check.passed.replace('{count}', figure(ready)))).toBeVisible()
  const checked = performance.now()

  // Then the other approves it, and schedules it for tomorrow
  await other.goto(page.url())
  await confirmAct(other, words.events.APPROVE)
  await other.getByRole('button', { name: words.events.SCHEDULE, exact: true }).click()
  const tomorrow = daysAfter(jerusalemDayAt(new Date()), 1)
  await other.getByLabel(words.schedule.day, { exact: true }).fill(tomorrow)
  await other.getByRole('dialog').getByRole('button', { name: words.schedule.submit }).click()
  for (const desk of [other, page])
    await expect(desk.getByText(words.states.SCHEDULED, { exact: true })).toBeVisible()

  // When its time has come, the first letters go out and the rest waits for a quarter of an hour
  await ask('update releases set scheduled_for = now()')
  const title = (done: number) =>
    words.run.title.replace('{done}', figure(done)).replace('{total}', figure(ready))
  for (const desk of [other, page]) await expect(desk.getByText(title(firstWave))).toBeVisible()
  const [note = ''] = words.run.firstWave.split('{moment}')
  await expect(page.getByText(note)).toBeVisible()
  await expectAccessible({ state: 'first letters' })

  // Then the rest goes out by itself, and the page shows how far it has come
  await ask('update releases set continues_at = now()')
  const progress = page.getByRole('progressbar', { name: words.run.percent })
  const percent = async () => Number(await progress.getAttribute('aria-valuenow'))
  await expect.poll(percent).toBeGreaterThan((firstWave * 100) / ready + 1)
  expect(await percent()).toBeLessThan(100)
  for (const desk of [other, page])
    await expect(desk.getByText(words.run.done)).toBeVisible({ timeout: 240_000 })
  await expect(progress).toHaveAttribute('aria-valuenow', '100')
  await expect(page.getByText(words.leftOut.none)).toBeVisible()

  // And everybody has one letter and one mail
  expect(await ask(written)).toEqual([{ letters: ready, students: ready, mails: ready }])
  const seconds = (from: number, to: number): string => ((to - from) / 1_000).toFixed(0)
  process.stdout.write(
    `a release of ${ready}: tiers and dry run ${seconds(start, checked)} s, sent in ${seconds(checked, performance.now())} s\n`,
  )
  await other.context().close()
})
