import { bankFieldDigits } from '@milgo/domain/payment/bank-payee'
import * as arabic from '@milgo/messages/ar/bank-fix'
import * as arabicNotes from '@milgo/messages/ar/readability'
import * as arabicUpload from '@milgo/messages/ar/upload'
import * as english from '@milgo/messages/en/bank-fix'
import * as englishNotes from '@milgo/messages/en/readability'
import * as englishUpload from '@milgo/messages/en/upload'
import { fill } from '@milgo/messages/fill'
import { bankFix as words } from '@milgo/messages/he/bank-fix'
import { issues } from '@milgo/messages/he/issues'
import { readability } from '@milgo/messages/he/readability'
import { upload } from '@milgo/messages/he/upload'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bankFixAnswers } from './support/bank-fix-answers.ts'
import { openPortal } from './support/open-portal.tsx'
import { nextUpload, PendingUpload } from './support/pending-upload.ts'

const fixing = 'PATCH /user-request/by-user/fix-bank-details'

const open = (language: 'he' | 'ar' | 'en' = 'he') =>
  openPortal('/personal-area', {
    isLoggedIn: true,
    language,
    answers: {
      ...bankFixAnswers,
      'GET /bank-brand/get-all': [
        { value: '10', label: 'בנק לאומי', other_names: ['بنك لئومي', 'Bank Leumi'] },
        { value: '26', label: 'יובנק (הבנק הבינלאומי)', other_names: [] },
      ],
    },
  })

const fillAccount = async (
  spoken: { readonly bank: string; readonly branch: string; readonly account: string },
  bank: RegExp,
) => {
  await page.getByRole('combobox', { name: spoken.bank }).click()
  await page.getByRole('option', { name: bank }).click()
  await page.getByRole('textbox', { name: spoken.branch }).fill('936')
  await page.getByRole('textbox', { name: spoken.account }).fill('7654321')
}

const blackPicture = async (): Promise<File> => {
  const canvas = new OffscreenCanvas(1600, 1200)
  canvas.getContext('2d')?.fillRect(0, 0, 1600, 1200)
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'black.jpg', { type: 'image/jpeg' })
}

const uploadWords = { he: upload, ar: arabicUpload.upload, en: englishUpload.upload }

const summary = page.getByRole('region', { name: words.problems })

it('shows what is missing in the window, with the focus, at every press', async () => {
  const portal = await open()
  await fillAccount(words, /בנק לאומי/)
  for (const _press of ['first', 'second']) {
    await page.getByRole('button', { name: words.send }).click()
    await expect.element(summary).toHaveFocus()
    await expect.element(summary).toBeInViewport({ ratio: 1 })
    expect(scrollY).toBeGreaterThan(0)
  }
  await expectSound()
  expect(portal.made(fixing)).toEqual([])
})

it('does not take the focus from the number that is typed after a press', async () => {
  vi.stubGlobal('XMLHttpRequest', PendingUpload)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  await open()
  await page.getByRole('button', { name: words.send }).click()
  await expect.element(summary).toHaveFocus()
  await fillAccount(words, /בנק לאומי/)
  await page.getByRole('checkbox', { name: /7654321/ }).click({ force: true })
  const chooser = document.querySelector<HTMLElement>('main input[type=file]')
  if (!chooser) throw new Error('No file can be chosen')
  await userEvent.upload(chooser, new File(['%PDF-1.4'], 'letter.pdf', { type: 'application/pdf' }))
  PendingUpload.last?.arrive()
  await expect.element(summary).not.toBeInTheDocument()
  const account = page.getByRole('textbox', { name: words.account })
  await account.fill('76543210')
  await expect.element(summary).toBeInTheDocument()
  await expect.element(account).toHaveFocus()
})

it.each([
  ['he', words],
  ['ar', arabic.bankFix],
  ['en', english.bankFix],
] as const)('names the reading again in %s as its checkbox reads', async (language, spoken) => {
  await open(language)
  await fillAccount(spoken, /בנק לאומי/)
  await page.getByRole('button', { name: spoken.send }).click()
  const problem = page.getByRole('link', { name: spoken.readBackNeeded })
  await expect.element(problem).toHaveTextContent(spoken.readBackLabel)
  await expect
    .element(page.getByRole('checkbox', { name: spoken.readBackLabel }))
    .toHaveAccessibleName(/7654321/)
})

it('gives no advice about a number beside its error', async () => {
  await open()
  const advice = page.getByText(fill(issues.BANK_ACCOUNT_UNPAYABLE, { max: bankFieldDigits.accountNumber }))
  await page.getByRole('textbox', { name: words.account }).fill('1'.repeat(19))
  await expect.element(advice).toBeInTheDocument()
  await page.getByRole('button', { name: words.send }).click()
  await expect.element(page.getByText(fill(issues.MAX_LENGTH, { max: 15 })).first()).toBeInTheDocument()
  await expect.element(advice).not.toBeInTheDocument()
})

it.each([
  ['he', words, /בנק לאומי/, /: בנק לאומי, /],
  ['he', words, /יובנק/, /: יובנק \(/],
  ['ar', arabic.bankFix, /בנק לאומי/, /: בנק לאומי، /],
  ['en', english.bankFix, /בנק לאומי/, /: בנק לאומי, /],
] as const)('reads the bank back in %s by its name alone', async (language, spoken, bank, said) => {
  await open(language)
  await fillAccount(spoken, bank)
  await expect.element(page.getByRole('checkbox', { name: said })).toBeInTheDocument()
})

it.each([
  ['he', words, readability],
  ['ar', arabic.bankFix, arabicNotes.readability],
  ['en', english.bankFix, englishNotes.readability],
] as const)(
  'advises in %s to replace a black picture, as the form does',
  async (language, spoken, { notes }) => {
    await open(language)
    const field = page.getByRole('group', { name: spoken.file })
    const running = await nextUpload(async () => {
      await expect.element(field).toBeInTheDocument()
      const chooser = document.querySelector<HTMLElement>('main input[type=file]')
      if (chooser) await userEvent.upload(chooser, await blackPicture())
    })
    running.arrive()
    await expect.element(field).toHaveTextContent(notes.TOO_DARK)
    await field.getByRole('button', { name: uploadWords[language].remove }).click()
    await expect.element(field).not.toHaveTextContent(notes.TOO_DARK)
  },
)

it.each(['Leumi', 'لئومي', 'לאומי', '10'])('finds the bank by %s', async (typed) => {
  await open()
  const bank = page.getByRole('combobox', { name: words.bank })
  await bank.fill(typed)
  await expect.element(page.getByRole('option')).toHaveTextContent('בנק לאומי')
})
