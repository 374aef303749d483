import type { PrintedLetter } from '@milgo/domain/letter/printed-letter'
import { letterPage as arabic } from '@milgo/messages/ar/letter-page'
import { letterPage as english } from '@milgo/messages/en/letter-page'
import { letterPage as hebrew } from '@milgo/messages/he/letter-page'
import { type Answers, refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openPortal } from './support/open-portal.tsx'
import { currentUser } from './support/student.ts'

const wordsOf = { he: hebrew, ar: arabic, en: english } as const

const letter = (language: PrintedLetter['language'], more: Partial<PrintedLetter> = {}): PrintedLetter => ({
  language,
  direction: language === 'en' ? 'ltr' : 'rtl',
  title: 'Letter \u20662025-000123/1\u2069',
  brand: 'Milgo',
  office: 'Student scholarships office',
  facts: [{ label: 'Application number', value: '\u20662025-000123\u2069' }],
  to: 'To',
  name: '\u2068דנה ישראלי\u2069',
  identity: 'ID \u20666782\u2069',
  subject: 'A scholarship has been awarded',
  greeting: '\u2068דנה ישראלי\u2069,',
  opening: ['The application was reviewed.'],
  decision: { amount: '\u2066₪6,240\u2069', headline: 'The award', text: null },
  reasons: null,
  score: {
    title: 'How the score was calculated',
    columns: { component: 'Component', basis: 'Based on', points: 'Points', max: 'Maximum' },
    rows: [
      { component: 'Income', basis: '\u20662,480\u2069', points: '\u206640\u2069', max: '\u206645\u2069' },
    ],
    total: { label: 'Total', points: '\u206640\u2069', max: '\u206645\u2069' },
  },
  appeal: { title: 'Your right to appeal', paragraphs: ['Until \u206630.06.2025 23:59\u2069.'] },
  information: { title: 'Please note', paragraphs: ['By your documents.'] },
  closing: 'Yours,',
  signature: 'The office',
  contact: 'Questions: \u2066support@milgo.example\u2069',
  footer: ['Letter \u20662025-000123/1\u2069'],
  pageNumber: 'Page {page}',
  ...more,
})

const sent = (number: number, text: PrintedLetter, replacedBy: string | null = null) => ({
  number,
  letter_number: `2025-000123/${number}`,
  issued_at: `2026-0${number}-15T10:00:00.000Z`,
  replaced_by: replacedBy,
  letter: text,
})

const open = (answers: Answers, options: object = {}) =>
  openPortal('/pdf', {
    answers: { 'GET /user/current-user': currentUser, ...answers },
    isLoggedIn: true,
    ...options,
  })

describe('the page of the letter', () => {
  it.each([
    ['he', 390],
    ['he', 1440],
    ['ar', 390],
    ['en', 390],
    ['en', 1440],
  ] as const)('shows it as text in %s at %i pixels, and offers it as a file', async (language, width) => {
    await open({ 'GET /page-data/pdf': { letters: [sent(1, letter(language))] } }, { language, width })
    const words = wordsOf[language]
    await expect.element(page.getByRole('button', { name: words.download })).toBeVisible()
    const article = page.getByRole('article')
    await expect.element(article).toHaveAttribute('dir', language === 'en' ? 'ltr' : 'rtl')
    await expect.element(article).toHaveAttribute('lang', language)
    await expect.element(article.getByText('₪6,240')).toBeVisible()
    await expect.element(article.getByRole('table')).toBeVisible()
    expect(page.getByRole('heading', { name: words.all }).elements()).toHaveLength(0)
    await expectSound()
  })

  it('says before publication that there is none yet', async () => {
    await open({
      'GET /page-data/pdf': refuse(403, { statusCode: 403, code: 'RESULT_NOT_PUBLISHED', message: 'x' }),
    })
    await expect.element(page.getByText(hebrew.notYet)).toBeVisible()
    expect(page.getByRole('button', { name: hebrew.download }).elements()).toHaveLength(0)
    await expectSound()
  })

  it('says that it could not be loaded, and tries again', async () => {
    const portal = await open({
      'GET /page-data/pdf': refuse(503, { statusCode: 503, code: 'UNAVAILABLE', message: 'x' }),
    })
    await expect.element(page.getByText(hebrew.failed)).toBeVisible()
    await expectSound()
    portal.change({ 'GET /page-data/pdf': { letters: [sent(1, letter('he'))] } })
  })

  it.each(['he', 'ar', 'en'] as const)(
    'keeps earlier letters, marked as replaced, in %s',
    async (language) => {
      const replaced = letter(language, { opening: ['The first answer.'] })
      const valid = letter(language, { opening: ['The corrected answer.'] })
      await open(
        { 'GET /page-data/pdf': { letters: [sent(2, valid), sent(1, replaced, '2025-000123/2')] } },
        { language, width: 390 },
      )
      const words = wordsOf[language]
      await expect.element(page.getByText('The corrected answer.')).toBeVisible()
      await expect.element(page.getByRole('heading', { name: words.all })).toBeVisible()
      await page
        .getByRole('button', { name: `${words.show}, ${words.letter.replace('{number}', '2025-000123/1')}` })
        .click()
      await expect.element(page.getByText('The first answer.')).toBeVisible()
      await expect
        .element(page.getByText(words.replaced.split('{number}')[0]?.trim() ?? '', { exact: false }))
        .toBeVisible()
      await expectSound()
    },
  )
})
