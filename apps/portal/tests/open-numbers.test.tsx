import { academicYearText } from '@milgo/messages/academic-year-text'
import { openNumbers as english } from '@milgo/messages/en/open-numbers'
import { fill } from '@milgo/messages/fill'
import { openNumbers } from '@milgo/messages/he/open-numbers'
import { shell } from '@milgo/messages/he/shell'
import { jerusalemTime } from '@milgo/messages/jerusalem-time'
import { leftToRight } from '@milgo/messages/left-to-right'
import { refuse } from '@milgo/page-testing/answer-calls'
import { expectDark } from '@milgo/page-testing/expect-dark'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { numbers } from './support/open-numbers.ts'
import { openPortal } from './support/open-portal.tsx'
import { openPeriod } from './support/period.ts'

/** A day after the registration, long before the appeals of the other period end. */
const appealsTo = new Date(Date.parse(openPeriod.to) + 86_400_000).toISOString()

it('shows the figures of a finished period, and says where they are too few', async () => {
  await openPortal('/open-numbers', { answers: { 'GET /page-data/open-numbers': [numbers] } })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(shell.pages.openNumbers)
  const period = page.getByRole('region', {
    name: fill(openNumbers.period, { year: academicYearText(2018, 'he') }),
  })
  await expect.element(period).toHaveTextContent('3,120')
  await expect.element(period).toHaveTextContent('63 ימים')
  await expect.element(period).toHaveTextContent(`${openNumbers.appeals}${leftToRight('210')}`)
  await expect.element(period).toHaveTextContent(`${openNumbers.reversals}${openNumbers.few}`)
  const rows = page.getByRole('row')
  await expect.element(rows.nth(1)).toHaveTextContent(openNumbers.few)
  await expect.element(rows.nth(3)).toHaveTextContent(openNumbers.noAward)
  await expectSound()
  await expectDark()
})

it('is laid out from left to right in English; without a finished period it says when there will be figures', async () => {
  await openPortal('/open-numbers', {
    answers: {
      'GET /page-data/open-numbers': [],
      'GET /registration-period/get-all': [
        openPeriod,
        { ...openPeriod, code: 'past', academic_year: 2018, appeals_to: appealsTo },
      ],
    },
    language: 'en',
    width: 1440,
  })
  await expect.element(page.getByText(english.empty)).toBeVisible()
  const { date } = jerusalemTime(new Date(appealsTo))
  const next = fill(english.emptyNext, { year: academicYearText(2018, 'en'), date: leftToRight(date) })
  await expect.element(page.getByText(next)).toBeVisible()
  expect(document.documentElement.dir).toBe('ltr')
  await expectSound()
})

it('shows a failure, and loads on a retry', async () => {
  const failure = refuse(503, { statusCode: 503, code: 'UNAVAILABLE', message: 'x' })
  const portal = await openPortal('/open-numbers', { answers: { 'GET /page-data/open-numbers': failure } })
  await expect.element(page.getByText(openNumbers.failed)).toBeVisible()
  portal.change({ 'GET /page-data/open-numbers': [numbers] })
  await page.getByRole('main').getByRole('button', { name: shell.retry }).click()
  await expect.element(page.getByRole('table')).toBeVisible()
})
