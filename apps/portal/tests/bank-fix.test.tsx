import * as arabic from '@milgo/messages/ar/bank-fix'
import * as english from '@milgo/messages/en/bank-fix'
import { fill } from '@milgo/messages/fill'
import { bankFix as words } from '@milgo/messages/he/bank-fix'
import { fileRefusals } from '@milgo/messages/he/file-refusals'
import { issues } from '@milgo/messages/he/issues'
import { upload } from '@milgo/messages/he/upload'
import { type Answers, refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { HeldUpload } from './support/held-upload.ts'
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
    {
      field: 'bank_account_reference',
      ground: 'RETURNED',
      reason: 'ACCOUNT_CLOSED',
      note: null,
      account: '12-345 •••••6789',
    },
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
    await expect.element(page.getByText(spoken.texts.RETURNED)).toBeVisible()
    await expect.element(page.getByText(spoken.only)).toBeVisible()
    await expectSound()
  },
)

const grounds = [
  ['MISSING', 'ACCOUNT_ERASED'],
  ['MISSING', 'INSTITUTION_CANNOT_PAY'],
  ['UNPAYABLE', 'BANK_FILE_REFUSES'],
  ['REFUSED', 'OTHER'],
] as const
it.each(
  grounds.flatMap(([ground, reason]) => [
    [ground, reason, 'he', words] as const,
    [ground, reason, 'ar', arabic.bankFix] as const,
    [ground, reason, 'en', english.bankFix] as const,
  ]),
)(
  '%s, %s: tells in %s of no returned payment where none came back',
  async (ground, reason, language, spoken) => {
    const why = { field: 'bank_account_reference', ground, reason, note: null, account: null }
    await open({ 'GET /step-4/get-all-invalid-documents': [why] }, { language })
    await expect.element(page.getByText(spoken.texts[ground])).toBeVisible()
    const said = reason === 'OTHER' ? spoken.refusals.OTHER : spoken.reasons[reason]
    await expect.element(page.getByText(said, { exact: true })).toBeVisible()
    await expect.element(page.getByText(spoken.texts.RETURNED)).not.toBeInTheDocument()
    await expect.element(page.getByText(spoken.reasons.OTHER, { exact: true })).not.toBeInTheDocument()
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

afterEach(() => {
  vi.unstubAllGlobals()
})

const fillDetails = async () => {
  await page.getByRole('combobox', { name: words.bank }).click()
  await page.getByRole('option', { name: /לאומי/ }).click()
  await page.getByRole('textbox', { name: words.branch }).fill('936')
  await page.getByRole('textbox', { name: words.account }).fill('7654321')
  await page.getByRole('checkbox', { name: /7654321/ }).click({ force: true })
}

it('says that the confirmation is still on its way, and goes on to the code once it has arrived', async () => {
  vi.stubGlobal('XMLHttpRequest', HeldUpload)
  const portal = await open()
  await fillDetails()
  const chooser = document.querySelector<HTMLElement>('main input[type=file]')
  if (!chooser) throw new Error('No file can be chosen')
  await userEvent.upload(chooser, new File(['%PDF-1.4'], 'letter.pdf', { type: 'application/pdf' }))
  await page.getByRole('button', { name: words.send }).click()
  await expect.element(page.getByText(words.stillUploading).first()).toBeVisible()
  await expectSound()
  expect(portal.made(fixing)).toEqual([])
  HeldUpload.last?.arrive()
  await expect.element(page.getByText(words.stillUploading)).not.toBeInTheDocument()
  await page.getByRole('button', { name: words.send }).click()
  await expect.element(page.getByRole('region', { name: words.codeTitle }).getByRole('textbox')).toHaveFocus()
  expect(portal.made(fixing).map(({ body }) => body)).toEqual([
    {
      bank_name: '10',
      branch_number: '936',
      account_number: '7654321',
      bank_account_reference: 'new.pdf',
    },
  ])
})

it('warns of numbers that no payment can be made to, and refuses none but zeros alone', async () => {
  await open()
  await page.getByRole('textbox', { name: words.account }).fill('123456789012')
  await page.getByRole('textbox', { name: words.branch }).fill('1234')
  await expect.element(page.getByText(fill(issues.BANK_ACCOUNT_UNPAYABLE, { max: 9 }))).toBeVisible()
  await expect.element(page.getByText(fill(issues.BANK_BRANCH_UNPAYABLE, { max: 3 }))).toBeVisible()
  await page.getByRole('textbox', { name: words.account }).fill('0000')
  await page.getByRole('button', { name: words.send }).click()
  await expect.element(page.getByText(issues.ONLY_ZEROS).last()).toBeVisible()
})

it('a file that cannot be one is named by what is wrong with it, and not sent again', async () => {
  await open()
  await expect.element(page.getByRole('heading', { name: words.title })).toBeVisible()
  const chooser = document.querySelector<HTMLElement>('main input[type=file]')
  if (!chooser) throw new Error('No file can be chosen')
  await userEvent.upload(chooser, new File([], 'empty.pdf'))
  await expect.element(page.getByText(fileRefusals.TOO_SMALL).first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: upload.retry })).not.toBeInTheDocument()
  await expectSound()
})

it('who has no payment that waits is not asked for an account', async () => {
  await open({ 'GET /page-data/personal-area': publishedArea('COMPUTED', {}, ['VIEW_RESULT']) })
  await expect.element(page.getByText('₪6,240').first()).toBeVisible()
  await expect.element(page.getByRole('heading', { name: words.title })).not.toBeInTheDocument()
})
