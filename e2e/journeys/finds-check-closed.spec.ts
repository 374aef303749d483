import { eligibilityStates, eligibilityTexts } from '@milgo/messages/he/eligibility'
import { home } from '@milgo/messages/he/home'
import { shell } from '@milgo/messages/he/shell'
import type { Page } from '@playwright/test'
import { core } from '../core.ts'
import { fieldOf } from '../eligibility.ts'
import { expect, test } from '../fixtures.ts'
import { expectNoOverflow } from '../overflow.ts'

const movePeriod = (page: Page, times: { from: string; to: string; phase: 'closed' | 'upcoming' }) =>
  page.route(`**${core}/registration-period/get-all`, async (route) => {
    const [period] = await (await route.fetch()).json()
    await route.fulfill({ json: [{ ...period, ...times }] })
  })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('the check of a period that is over, or not there yet, says so instead of asking', async ({
  page,
  expectAccessible,
}) => {
  // Given a period that is over: when it closed is said, and who has begun is led to the login
  await movePeriod(page, { from: '2020-10-20T06:00:00Z', to: '2020-12-15T10:00:00Z', phase: 'closed' })
  await page.goto('/check-eligibility')
  await expect(heading(page, home.period.closed)).toBeVisible()
  await expect(page.getByText('15.12.2020')).toBeVisible()
  await expect(page.getByText(eligibilityTexts.closedText)).toBeVisible()
  await expect(fieldOf(page, 'identityNumber')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: shell.login })).toHaveAttribute(
    'href',
    '/login',
  )
  await expectAccessible()
  await expectNoOverflow(page, 'a period that is over')

  // Given one that is still to come: when it opens is said
  await movePeriod(page, { from: '2099-10-20T06:00:00Z', to: '2099-12-15T10:00:00Z', phase: 'upcoming' })
  await page.reload()
  await expect(heading(page, home.period.upcoming)).toBeVisible()
  await expect(page.getByText('20.10.2099')).toBeVisible()
  await expect(page.getByText(eligibilityTexts.upcomingText)).toBeVisible()
  await expect(fieldOf(page, 'identityNumber')).toHaveCount(0)
  await expectAccessible()
})

test('a check that could not be loaded says so, and a retry brings it', async ({
  page,
  breakCalls,
  expectAccessible,
}) => {
  const mend = await breakCalls()
  await page.goto('/check-eligibility')
  await expect(page.getByText(eligibilityTexts.loadFailed)).toBeVisible()
  await expectAccessible()
  await mend()
  await page.getByRole('button', { name: shell.retry }).click()
  await expect(fieldOf(page, 'identityNumber')).toBeVisible()
  await expect(heading(page, eligibilityStates.NEW)).toBeVisible()
})
