import { officePaths } from '@milgo/contracts/office-paths'
import { counted } from '@milgo/messages/counted'
import { officeJobs as english } from '@milgo/messages/en/office-jobs'
import { fill } from '@milgo/messages/fill'
import { officeJobs as hebrew } from '@milgo/messages/he/office-jobs'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answers } from './support/jobs-answers.ts'
import { openOffice } from './support/open-office.tsx'

it.each([1440, 390] as const)('says in plain words what waits, runs and failed, at %i px', async (width) => {
  await openOffice(officePaths.jobs, { roles: ['manager'], answers, width })
  await expect.element(page.getByText(counted(hebrew.failing, 1, 'he'))).toBeVisible()
  await expect
    .element(page.getByRole('row', { name: new RegExp(hebrew.messages.kinds.mail) }))
    .toHaveTextContent('12')
  await expect.element(page.getByText(fill(hebrew.runs.of, { done: 40, total: 100 }))).toBeVisible()
  await expectSound()
})

it('retries a failed job', async () => {
  const calls = await openOffice(officePaths.jobs, { roles: ['administrator'], answers, language: 'en' })
  const name = fill(english.scheduled.retryOne, { name: english.scheduled.names['scan-files'] })
  await expect.element(page.getByText(english.scheduled.reasons.NETWORK, { exact: false })).toBeVisible()
  await page.getByRole('button', { name }).click()
  await expect.element(page.getByText(english.scheduled.retried)).toBeVisible()
  expect(calls.made('POST /office/jobs/retry').map(({ body }) => body)).toEqual([{ name: 'scan-files' }])
  await expect.element(page.getByRole('button', { name })).toHaveTextContent(english.scheduled.retry)
  // An administrator may not read requests, so they are not linked.
  expect(page.getByRole('link', { name: english.messages.look }).elements()).toEqual([])
  await expectSound()
})
