import { fill } from '@milgo/messages/fill'
import { login } from '@milgo/messages/he/login'
import { session } from '@milgo/messages/he/session'
import { leftToRight } from '@milgo/messages/left-to-right'
import { core } from '../core.ts'
import { expect, test } from '../fixtures.ts'
import { addPastPeriod, typeLogin } from '../login.ts'
import { registerStudent } from '../student.ts'

test('to a past period: it is chosen, leads to its request and is told on every page', {
  tag: '@any-width',
}, async ({ page, request, expectAccessible }) => {
  const student = await registerStudent(request)
  // Given a portal that has had a period before this one, in which the student has an account
  await addPastPeriod(page)
  await page.route(`**${core}/user/current-user`, async (route) => {
    const user = await (await route.fetch()).json()
    await route.fulfill({ json: { ...user, register_period: '2024', is_current_period: false } })
  })
  const asked: unknown[] = []
  page.on('request', (sent) => {
    if (sent.url().endsWith('/login-by-email')) asked.push(sent.postDataJSON().register_period)
  })

  // When the period is chosen at the login
  await page.goto('/login')
  await page.getByRole('combobox', { name: login.period.label }).click()
  await page.getByRole('option', { name: '2024' }).click()
  await expectAccessible()
  await typeLogin(page, student)

  // Then the call carries it, and its request is opened, not the form
  await expect(page).toHaveURL('/personal-area')
  expect(asked).toEqual(['2024'])
  const notice = page.getByRole('complementary', { name: session.pastPeriod.label })
  await expect(notice).toContainText(fill(session.pastPeriod.title, { period: leftToRight('2024') }))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible()
  await page.goto('/registration')
  await expect(notice).toBeVisible()
})
