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

test('who is logged in sees their own home page, and never the one for strangers', {
  tag: ownWindow,
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
