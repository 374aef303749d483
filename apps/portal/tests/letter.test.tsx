import { letterPage as arabic } from '@milgo/messages/ar/letter-page'
import { letterPage as english } from '@milgo/messages/en/letter-page'
import { letterPage as hebrew } from '@milgo/messages/he/letter-page'
import { shell } from '@milgo/messages/he/shell'
import { type Answers, refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { letterOf, sentLetter } from './support/letters.ts'
import { openPortal } from './support/open-portal.tsx'
import { currentUser } from './support/student.ts'

const wordsOf = { he: hebrew, ar: arabic, en: english } as const

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
    await open(
      { 'GET /page-data/pdf': { letters: [sentLetter(1, letterOf(language))] } },
      { language, width },
    )
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

  it.each([
    ['before publication', 403, 'RESULT_NOT_PUBLISHED', 'notYet'],
    ['before there is a request', 404, 'NO_REQUEST', 'noRequest'],
  ] as const)('says %s that there is no letter yet', async (_when, statusCode, code, said) => {
    await open({ 'GET /page-data/pdf': refuse(statusCode, { statusCode, code, message: 'x' }) })
    await expect.element(page.getByText(hebrew[said], { exact: true })).toBeVisible()
    expect(page.getByRole('main').getByRole('button').elements()).toHaveLength(0)
    await expectSound()
  })

  it('says that it could not be loaded, and tries again', async () => {
    const portal = await open({
      'GET /page-data/pdf': refuse(503, { statusCode: 503, code: 'UNAVAILABLE', message: 'x' }),
    })
    await expect.element(page.getByText(hebrew.failed)).toBeVisible()
    await expectSound()
    portal.change({ 'GET /page-data/pdf': { letters: [sentLetter(1, letterOf('he'))] } })
    await page.getByRole('main').getByRole('button', { name: shell.retry }).click()
    await expect.element(page.getByRole('article').getByText('₪6,240')).toBeVisible()
    await expect.element(page.getByText(hebrew.failed)).not.toBeInTheDocument()
  })

  it.each(['he', 'ar', 'en'] as const)(
    'lists earlier letters, marked as replaced, in %s',
    async (language) => {
      const replaced = letterOf(language, { opening: ['The first answer.'] })
      const valid = letterOf(language, { opening: ['The corrected answer.'] })
      await open(
        {
          'GET /page-data/pdf': { letters: [sentLetter(2, valid), sentLetter(1, replaced, '2025-000123/2')] },
        },
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
