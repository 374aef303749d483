import { officePaths } from '@milgo/contracts/office-paths'
import { mayOpenPage, type OfficePage } from '@milgo/domain/staff/office-pages'
import { StaffRole } from '@milgo/domain/staff/staff-role'
import { office as english } from '@milgo/messages/en/office'
import { office as hebrew } from '@milgo/messages/he/office'
import { refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openOffice, staffWith } from './support/open-office.tsx'

it.each(StaffRole.options.filter((role) => !mayOpenPage([role], 'staff')))(
  'a %s who opens the staff page sees that it is not allowed, and no call is made',
  async (role) => {
    const calls = await openOffice(officePaths.staff, { roles: [role] })
    await expect.element(page.getByRole('heading', { level: 1, name: hebrew.noRight.title })).toBeVisible()
    await expectSound()
    expect(calls.made('GET /office-auth/staff')).toEqual([])
  },
)

it('the menu in English reads from left to right', async () => {
  await openOffice(officePaths.account, { roles: ['administrator'], language: 'en' })
  await expect.element(page.getByRole('heading', { level: 1, name: english.account.title })).toBeVisible()
  expect(document.documentElement.dir).toBe('ltr')
  await expectSound()
})

it('an office that does not load says so, and a retry loads it', async () => {
  const failure = refuse(503, { statusCode: 503, code: 'UNAVAILABLE', message: 'x' })
  const calls = await openOffice(officePaths.account, {
    roles: ['reviewer'],
    answers: { 'GET /office-auth/current-staff': failure },
  })
  await expect.element(page.getByText(hebrew.failed.title)).toBeVisible()
  calls.change({ 'GET /office-auth/current-staff': staffWith(['reviewer']) })
  await page.getByRole('button', { name: hebrew.failed.retry }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: hebrew.account.title })).toBeVisible()
})

it('an unknown address says that there is no such page', async () => {
  const unknown = '/no-such-page' as (typeof officePaths)[OfficePage]
  await openOffice(unknown, { roles: ['manager'] })
  await expect.element(page.getByRole('heading', { level: 1, name: hebrew.notFound.title })).toBeVisible()
  await expectSound()
})
