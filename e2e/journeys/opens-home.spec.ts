import { home } from '@milgo/messages/he/home'
import { returningHome } from '@milgo/messages/he/returning-home'
import { shell } from '@milgo/messages/he/shell'
import { core } from '../core.ts'
import { expect, ownWindow, test } from '../fixtures.ts'
import { holdCode } from '../hold-code.ts'
import { openAs } from '../login.ts'
import { registerStudent } from '../student.ts'

test('a student opens the home page and sees where things stand', async ({ page, request }) => {
  // Given what the office wrote
  const squares = await (await request.get(`${core}/information-squares/get-all`)).json()
  const periods = await (await request.get(`${core}/registration-period/get-all`)).json()
  const period = periods.find(({ is_current }: { is_current: boolean }) => is_current)

  // When the page opens
  await page.goto('/')

  // Then it is in Hebrew, right to left, and says the period, the steps and every square
  await expect(page).toHaveTitle(shell.homeTitle)
  await expect(page.locator('html')).toHaveAttribute('lang', 'he')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(home.hero.titleStart)
  const dates = page.getByRole('region', { name: home.period.label })
  await expect(dates).toContainText(period.expected_answers)
  await expect(page.getByRole('heading', { name: home.steps.title })).toBeVisible()
  for (const { title } of squares) await expect(page.getByRole('heading', { name: title })).toBeVisible()

  // And at its foot how to reach the support
  const settings = await (await request.get(`${core}/setting/get-all`)).json()
  const email = settings.find(({ key }: { key: string }) => key === 'SUPPORT_EMAIL').value
  await expect(page.getByRole('contentinfo').getByRole('link', { name: email })).toHaveAttribute(
    'href',
    `mailto:${email}`,
  )
})

test('a deadline is shown on the clock of Israel, as the server counts it', { tag: '@any-width' }, async ({
  page,
}) => {
  // Given an open period that ends at 10:00 UTC in winter, and a server whose clock stands 23 days before
  await page.route(`**${core}/user/get-current-time`, (route) =>
    route.fulfill({ json: { current_time: '2024-11-22T09:00:00Z' } }),
  )
  await page.route(`**${core}/registration-period/get-all`, async (route) => {
    const [period] = await (await route.fetch()).json()
    await route.fulfill({
      json: [{ ...period, from: '2024-10-20T06:00:00Z', to: '2024-12-15T10:00:00Z', phase: 'open' }],
    })
  })

  // When the page opens
  await page.goto('/')

  // Then days, date and hour are those of Jerusalem, whatever the browser's own clock says
  const dates = page.getByRole('region', { name: home.period.label })
  await expect(dates).toContainText('23')
  await expect(dates).toContainText('15.12.2024')
  await expect(dates).toContainText('12:00')
  await expect(page.getByRole('main').getByRole('link', { name: home.hero.checkEligibility })).toBeVisible()
})

test('a closed period offers what is still possible', { tag: '@any-width' }, async ({ page }) => {
  // Given a period that is over
  await page.route(`**${core}/registration-period/get-all`, async (route) => {
    const [period] = await (await route.fetch()).json()
    await route.fulfill({
      json: [{ ...period, from: '2020-10-20T06:00:00Z', to: '2020-12-15T10:00:00Z', phase: 'closed' }],
    })
  })

  // When the page opens
  await page.goto('/')

  // Then it says so, and leads to the request instead of the eligibility check
  const dates = page.getByRole('region', { name: home.period.label })
  await expect(dates).toContainText(home.period.closed)
  await expect(dates).toContainText('15.12.2020')
  await expect(page.getByRole('link', { name: home.hero.followRequest })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: home.hero.continue })).toHaveCount(0)
})

test('a deadline that passes while the page stays open is noticed', {
  tag: ['@any-width', ownWindow],
}, async ({ page }) => {
  // Given a period with ten minutes left, on a page whose time the journey moves
  const times = { from: '2024-10-20T06:00:00Z', to: '2024-12-15T10:00:00Z' }
  const server = { current_time: '2024-12-15T09:50:00Z', phase: 'open' }
  await page.route(`**${core}/user/get-current-time`, (route) =>
    route.fulfill({ json: { current_time: server.current_time } }),
  )
  await page.route(`**${core}/registration-period/get-all`, async (route) => {
    const [period] = await (await route.fetch()).json()
    await route.fulfill({ json: [{ ...period, ...times, phase: server.phase }] })
  })
  await page.clock.install()
  await page.goto('/')
  const dates = page.getByRole('region', { name: home.period.label })
  await expect(dates).toContainText(home.period.left.minutes.other)

  // When the deadline passes
  server.current_time = '2024-12-15T10:00:02Z'
  server.phase = 'closed'
  await page.clock.runFor(10 * 60_000 + 2_000)

  // Then the page says so by itself
  await expect(dates).toContainText(home.period.closed)
  await expect(page.getByRole('link', { name: home.hero.followRequest })).toBeVisible()
})

test('who is logged in sees their own home page, and never the one for strangers', {
  tag: ['@any-width', ownWindow],
}, async ({ page, request }) => {
  // Given a student who is logged in, and a network that holds the application back
  const student = await registerStudent(request)
  await openAs(page, request, student, '/faq')
  const release = await holdCode(page)

  // When the home page opens, the page that the build prepared for strangers stays hidden
  await page.goto('/', { waitUntil: 'commit' })
  const invitation = page.getByRole('link', { name: home.hero.checkEligibility }).first()
  await expect(page.locator('html')).toHaveAttribute('data-other-page', '')
  await expect(invitation).toBeHidden()

  // And the application shows what this student has to do
  release()
  await expect(page.getByRole('link', { name: returningHome.acts.START })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: home.hero.checkEligibility })).toHaveCount(0)
})
