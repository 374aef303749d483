import { home } from '@milgo/messages/he/home'
import { returningHome } from '@milgo/messages/he/returning-home'
import { expect, ownWindow, test } from '../fixtures.ts'
import { holdCode } from '../hold-code.ts'
import { openAs } from '../login.ts'
import { registerStudent } from '../student.ts'

test('a logged-in student sees their own home page, and never the one for strangers', {
  tag: ownWindow,
}, async ({ page, request }) => {
  // Given a logged-in student, and a network that delays the application
  const student = await registerStudent(request)
  await openAs(page, request, student, '/faq')
  const release = await holdCode(page)

  // When the home page opens, the prebuilt page for strangers stays hidden
  await page.goto('/', { waitUntil: 'commit' })
  const invitation = page.getByRole('link', { name: home.hero.checkEligibility }).first()
  await expect(page.locator('html')).toHaveAttribute('data-other-page', '')
  await expect(invitation).toBeHidden()

  // And the application shows what this student has to do
  release()
  await expect(page.getByRole('link', { name: returningHome.acts.START })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: home.hero.checkEligibility })).toHaveCount(0)
})
