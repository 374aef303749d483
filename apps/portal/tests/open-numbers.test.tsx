import { openNumbers as english } from '@milgo/messages/en/open-numbers'
import { openNumbers } from '@milgo/messages/he/open-numbers'
import { shell } from '@milgo/messages/he/shell'
import { refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openPortal } from './support/open-portal.tsx'

const numbers = {
  register_period: '2019',
  requests: 3_120,
  outcomes: [
    { amount: 12_480, count: null },
    { amount: 4_000, count: 1_200 },
    { amount: 0, count: 1_500 },
  ],
  median_days: 63.4,
  appeals: 210,
  reversals: null,
}

it('shows the numbers of a finished period, and says where they are too few', async () => {
  await openPortal('/open-numbers', { answers: { 'GET /page-data/open-numbers': [numbers] } })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(shell.pages.openNumbers)
  const period = page.getByRole('region', { name: /2019/ })
  await expect.element(period).toHaveTextContent('3,120')
  await expect.element(period).toHaveTextContent('63 ימים')
  const rows = page.getByRole('row')
  await expect.element(rows.nth(1)).toHaveTextContent(openNumbers.few)
  await expect.element(rows.nth(3)).toHaveTextContent(openNumbers.noAward)
  await expectSound()
})

it('in English it reads from left to right; without a finished period it says when there will be numbers', async () => {
  await openPortal('/open-numbers', {
    answers: { 'GET /page-data/open-numbers': [] },
    language: 'en',
    width: 1440,
  })
  await expect.element(page.getByText(english.empty)).toBeVisible()
  expect(document.documentElement.dir).toBe('ltr')
  await expectSound()
})

it('a failure is told, and a retry brings the numbers', async () => {
  const failure = refuse(503, { statusCode: 503, code: 'UNAVAILABLE', message: 'x' })
  const portal = await openPortal('/open-numbers', { answers: { 'GET /page-data/open-numbers': failure } })
  await expect.element(page.getByText(openNumbers.failed)).toBeVisible()
  portal.change({ 'GET /page-data/open-numbers': [numbers] })
  await page.getByRole('main').getByRole('button', { name: shell.retry }).click()
  await expect.element(page.getByRole('table')).toBeVisible()
})
