import { officePaths } from '@milgo/contracts/office-paths'
import { scheduledJobs } from '@milgo/domain/jobs/scheduled-job'
import { counted } from '@milgo/messages/counted'
import { officeJobs as english } from '@milgo/messages/en/office-jobs'
import { fill } from '@milgo/messages/fill'
import { officeJobs as hebrew } from '@milgo/messages/he/office-jobs'
import type { Answers } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openOffice } from './support/open-office.tsx'

const at = '2026-11-16T10:00:00.000Z'
const job = (name: (typeof scheduledJobs)[number]) => ({
  name,
  last_done_at: at,
  waiting: 0,
  failed: 0,
  last_failure: null,
})
const jobs = {
  now: at,
  messages: [
    { kind: 'mail' as const, waiting: 12, waiting_since: at, undelivered: 3 },
    { kind: 'sms' as const, waiting: 0, waiting_since: null, undelivered: 0 },
    { kind: 'code' as const, waiting: 0, waiting_since: null, undelivered: 0 },
  ],
  scheduled: scheduledJobs.map((name) =>
    name === 'scan-files'
      ? { ...job(name), failed: 2, waiting: 1, last_failure: { at, reason: 'NETWORK' as const } }
      : job(name),
  ),
  runs: [
    {
      kind: 'computing' as const,
      id: '00000000-0000-4000-8000-000000000201',
      started_at: at,
      state: 'RUNNING' as const,
      done: 40,
      total: 100,
      failed: 1,
    },
  ],
}
const answers: Answers = { 'GET /office/jobs': jobs, 'POST /office/jobs/retry': { retried: 2 } }

it.each([1440, 390] as const)('says in plain words what waits, runs and failed, at %i px', async (width) => {
  await openOffice(officePaths.jobs, { roles: ['manager'], answers, width })
  await expect.element(page.getByText(counted(hebrew.failing, 1, 'he'))).toBeVisible()
  await expect
    .element(page.getByRole('row', { name: new RegExp(hebrew.messages.kinds.mail) }))
    .toHaveTextContent('12')
  await expect.element(page.getByText(fill(hebrew.runs.of, { done: 40, total: 100 }))).toBeVisible()
  await expectSound()
})

it('tries what failed once more', async () => {
  const calls = await openOffice(officePaths.jobs, { roles: ['administrator'], answers, language: 'en' })
  const name = fill(english.scheduled.retryOne, { name: english.scheduled.names['scan-files'] })
  await expect.element(page.getByText(english.scheduled.reasons.NETWORK, { exact: false })).toBeVisible()
  await page.getByRole('button', { name }).click()
  await expect.element(page.getByText(english.scheduled.retried)).toBeVisible()
  expect(calls.made('POST /office/jobs/retry').map(({ body }) => body)).toEqual([{ name: 'scan-files' }])
  await expect.element(page.getByRole('button', { name })).toHaveTextContent(english.scheduled.retry)
  // An administrator reads no requests, and is not led to them.
  expect(page.getByRole('link', { name: english.messages.look }).elements()).toEqual([])
  await expectSound()
})
