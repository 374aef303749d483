import * as arabic from '@milgo/messages/ar/bank-fix'
import * as english from '@milgo/messages/en/bank-fix'
import { bankFix as words } from '@milgo/messages/he/bank-fix'
import { type Answers, refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openPortal } from './support/open-portal.tsx'
import { publishedArea, scoredResult } from './support/result.ts'
import { currentUser } from './support/student.ts'

const fixing = 'PATCH /user-request/by-user/fix-bank-details'
const answers: Answers = {
  'GET /user/current-user': currentUser,
  'GET /page-data/personal-area': publishedArea('INVALID_BANK_BACK_FOR_REPAIR', {}, [
    'FIX_BANK_DETAILS',
    'VIEW_RESULT',
  ]),
  'GET /page-data/result': scoredResult(12_400),
  'GET /step-4/get-all-invalid-documents': [
    { field: 'bank_account_reference', reason: 'ACCOUNT_CLOSED', note: null, account: '12-345 •••••6789' },
  ],
  'GET /bank-brand/get-all': [
    { value: '10', label: 'בנק לאומי' },
    { value: '12', label: 'בנק הפועלים' },
  ],
  [fixing]: refuse(200, { statusCode: 250, code: 'CODE_REQUIRED', message: 'x' }),
}
const open = (more: Answers = {}, options: object = {}) =>
  openPortal('/personal-area', { answers: { ...answers, ...more }, isLoggedIn: true, ...options })

it.each([
  ['he', 390, words],
  ['ar', 390, arabic.bankFix],
  ['en', 1440, english.bankFix],
] as const)(
  'a bank fix says in %s at %d pixels why it is needed and what to prepare',
  async (language, width, spoken) => {
    await open({}, { language, width })
    await expect.element(page.getByRole('heading', { name: spoken.title })).toBeVisible()
    await expect.element(page.getByText(spoken.reasons.ACCOUNT_CLOSED).first()).toBeVisible()
    await expect.element(page.getByRole('term').filter({ hasText: spoken.oldAccount })).toBeVisible()
    await expect.element(page.getByText('12-345 •••••6789')).toBeVisible()
    await expect.element(page.getByText(spoken.only)).toBeVisible()
    await expectSound()
  },
)

it('names what is missing, and reads the number back before anything is sent', async () => {
  const portal = await open()
  await page.getByRole('button', { name: words.send }).click()
  await expect.element(page.getByText(words.problems)).toBeVisible()
  await page.getByRole('combobox', { name: words.bank }).click()
  await page.getByRole('option', { name: /לאומי/ }).click()
  await page.getByRole('textbox', { name: words.branch }).fill('936')
  await page.getByRole('textbox', { name: words.account }).fill('7654321')
  const readBack = page.getByRole('checkbox', { name: /לאומי.*936.*7654321/ })
  await expect.element(readBack).toBeInTheDocument()
  await readBack.click({ force: true })
  // Another number has to be read again.
  await page.getByRole('textbox', { name: words.account }).fill('76543210')
  await expect.element(page.getByRole('checkbox', { name: /76543210/ })).not.toBeChecked()
  expect(portal.made(fixing)).toEqual([])
  await expectSound()
})

it('who has no payment that waits is not asked for an account', async () => {
  await open({ 'GET /page-data/personal-area': publishedArea('COMPUTED', {}, ['VIEW_RESULT']) })
  await expect.element(page.getByText('₪6,240').first()).toBeVisible()
  await expect.element(page.getByRole('heading', { name: words.title })).not.toBeInTheDocument()
})
