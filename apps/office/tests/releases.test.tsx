import { officePaths } from '@milgo/contracts/office-paths'
import { fill } from '@milgo/messages/fill'
import { officeReleases as hebrew } from '@milgo/messages/he/office-releases'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { nameOfPeriod } from './support/named-periods.ts'
import { openOffice } from './support/open-office.tsx'
import { id, list, none, release } from './support/releases-fixture.ts'

describe('the page of releases', () => {
  it.each([1024, 1440] as const)('lists releases and makes another one at %i px', async (width) => {
    const calls = await openOffice(officePaths.releases, {
      roles: ['manager'],
      width,
      answers: {
        'POST /office/releases/list': list,
        'POST /office/releases/make': { id, rows: 120 },
        'GET /office/releases/{id}': release,
        ...none,
      },
    })
    await expect.element(page.getByRole('link', { name: 'פתיחת פרסום 2025-01' })).toBeVisible()
    await expect.element(page.getByText('120 תוצאות מוכנות לפרסום')).toBeVisible()
    for (const reason of ['NOT_DECIDED', 'PUBLISHED'] as const)
      await expect.element(page.getByRole('heading', { name: hebrew.outside.reasons[reason] })).toBeVisible()
    await expectSound()
    const title = fill(hebrew.title, { period: nameOfPeriod('2025') })
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
    await page.getByRole('combobox', { name: hebrew.period }).click()
    await page.getByRole('option', { name: nameOfPeriod('2024') }).click()
    await expect.poll(() => calls.made('POST /office/releases/list').at(-1)?.body).toEqual({ period: '2024' })
    await page.getByRole('button', { name: hebrew.make.submit }).click()
    await expect.element(page.getByRole('button', { name: hebrew.events.APPROVE })).toBeVisible()
    expect(calls.made('POST /office/releases/make').map(({ body }) => body)).toEqual([
      { period: '2025', result: '1', planned_on: '2025-06-15' },
    ])
  })

  it('is closed to a reviewer, and makes no calls', async () => {
    const calls = await openOffice(officePaths.releases, { roles: ['reviewer'] })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(calls.made('POST /office/releases/list')).toEqual([])
  })
})
