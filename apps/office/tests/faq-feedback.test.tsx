import { contentPath, faqFeedbackPath, officePaths } from '@milgo/contracts/office-paths'
import { officeContent as english } from '@milgo/messages/en/office-content'
import { office as words } from '@milgo/messages/he/office'
import { officeContent as hebrew } from '@milgo/messages/he/office-content'
import { type Answers, refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openOffice } from './support/open-office.tsx'

const call = 'GET /office/faq-feedback'
const question = {
  kind: 'faq-question' as const,
  key: '102',
  title: 'I forgot my password',
  group: 'portal' as const,
  position: 0,
  missing: [],
  has_blanks: false,
  has_draft: false,
  scheduled_at: null,
  is_shown: true,
}
const answers: Answers = {
  'GET /office/content': { texts: [question] },
  [call]: {
    misses: [
      {
        faq: 'portal',
        language: 'ar',
        words: '<b>موقف</b>',
        searches: 7,
        last_at: '2026-01-10T08:00:00.000Z',
      },
      { faq: 'scholarship', language: 'en', words: 'visa', searches: 2, last_at: '2026-01-09T08:00:00.000Z' },
    ],
    questions: [{ key: '102', question: 'I forgot my password', helpful: 1, unhelpful: 4 }],
  },
}
const open = (more: Answers = {}, rest: Partial<Parameters<typeof openOffice>[1]> = {}) =>
  openOffice(faqFeedbackPath, { roles: ['content-editor'], answers: { ...answers, ...more }, ...rest })

it.each([
  ['he', 1440, hebrew],
  ['en', 1024, english],
] as const)('shows in %s at %d what readers did not find', async (language, width, spoken) => {
  await open({}, { language, width })
  await expect.element(page.getByRole('rowheader', { name: '<b>موقف</b>' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /visa/ })).toHaveTextContent(spoken.groups.scholarship)
  await expect
    .element(page.getByRole('table').getByRole('link', { name: 'I forgot my password' }))
    .toHaveAttribute('href', expect.stringContaining(contentPath('faq-question', '102')))
  await expectSound()
})

it('the page is linked beside the questions', async () => {
  await openOffice(officePaths.content, { roles: ['content-editor'], answers })
  await page.getByText(hebrew.kinds['faq-question'], { exact: true }).click()
  await page.getByRole('link', { name: hebrew.feedback.link }).click()
  await expect.element(page.getByRole('heading', { name: hebrew.feedback.misses })).toBeVisible()
})

it('says that nothing was missing', async () => {
  await open({ [call]: { misses: [], questions: [] } })
  await expect.element(page.getByText(hebrew.feedback.noMisses)).toBeVisible()
  await expect.element(page.getByText(hebrew.feedback.noQuestions)).toBeVisible()
  await expectSound()
})

it('a failure is shown, and a retry loads the list', async () => {
  const office = await open({ [call]: refuse(503, { statusCode: 503, code: 'UNAVAILABLE', message: 'x' }) })
  const retry = page.getByRole('button', { name: words.failed.retry }).first()
  await expect.element(retry).toBeVisible()
  office.change(answers)
  await retry.click()
  await expect.element(page.getByRole('rowheader', { name: 'visa' })).toBeVisible()
})
