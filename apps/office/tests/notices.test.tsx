import type { OpenContent } from '@milgo/contracts/office/content'
import { contentPath, officePaths } from '@milgo/contracts/office-paths'
import { officeContent as english } from '@milgo/messages/en/office-content'
import { contentProblems } from '@milgo/messages/he/content-problems'
import { officeContent as hebrew } from '@milgo/messages/he/office-content'
import { officePeriods } from '@milgo/messages/he/office-periods'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openOffice } from './support/open-office.tsx'

const text = { text: 'סוגרים מוקדם' }
const notice: OpenContent = {
  kind: 'notice',
  key: '1',
  seen: { version: 0, draft: '00000000-0000-4000-8000-000000000009' },
  document: {
    texts: { he: text, ar: text, en: { text: 'We close early' } },
    shared: {
      place: 'both',
      tone: 'attention',
      show: true,
      from: '2031-01-20T08:00:00.000Z',
      until: '2031-01-20T10:00:00.000Z',
    },
  },
  published: null,
  published_number: null,
  draft: { by: 'דוגמה לעורכת', at: '2026-01-10T08:00:00.000Z' },
  scheduled: null,
  history: [],
}

it.each(['info', 'attention'] as const)('a notice in the tone %s is shown above a page', async (tone) => {
  await openOffice(officePaths.account, {
    roles: ['reviewer'],
    answers: { 'GET /office/notices': { notices: [{ id: '1', tone, text: 'סוגרים מוקדם' }] } },
  })
  await expect.element(page.getByRole('status').filter({ hasText: 'סוגרים מוקדם' })).toBeVisible()
  await expectSound()
})

it.each(['he', 'en'] as const)('is written in %s with its place, tone and times', async (language) => {
  const words = language === 'he' ? hebrew : english
  await openOffice(contentPath('notice', '1'), {
    roles: ['content-editor'],
    language,
    answers: {
      'GET /office/content': { texts: [] },
      'GET /office/content/{kind}/{key}': notice,
    },
  })
  await expect.element(page.getByRole('group', { name: words.fields.until })).toBeVisible()
  await expect.element(page.getByText(words.choices.both, { exact: true }).first()).toBeVisible()
  await expectSound()
})

it('a notice that ends before it begins gets an error at the field', async () => {
  await openOffice(contentPath('notice', '1'), {
    roles: ['content-editor'],
    answers: {
      'GET /office/content': { texts: [] },
      'GET /office/content/{kind}/{key}': notice,
    },
  })
  const until = page.getByRole('group', { name: hebrew.fields.until })
  await until.getByLabelText(officePeriods.parts.hour).fill('09:30')
  await expect
    .element(page.getByRole('region', { name: hebrew.checks.title }))
    .toHaveTextContent(contentProblems.CONTENT_TIMES_CROSSED)
})
