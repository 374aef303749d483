import { oneTimeCodeLength } from '@milgo/domain/login/one-time-code'
import * as arabic from '@milgo/messages/ar/bank-fix'
import * as english from '@milgo/messages/en/bank-fix'
import { fill } from '@milgo/messages/fill'
import { bankFix as words } from '@milgo/messages/he/bank-fix'
import { fileRefusals } from '@milgo/messages/he/file-refusals'
import { issues } from '@milgo/messages/he/issues'
import { personalArea } from '@milgo/messages/he/personal-area'
import { upload } from '@milgo/messages/he/upload'
import { type Answers, refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { clearPages } from '@milgo/page-testing/render'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bankFixAnswers } from './support/bank-fix-answers.ts'
import { openPortal } from './support/open-portal.tsx'
import { chooseFor, PendingUpload } from './support/pending-upload.ts'
import { publishedArea } from './support/result.ts'
import { currentUser } from './support/student.ts'

const fixing = 'PATCH /user-request/by-user/fix-bank-details'
const answers: Answers = {
  ...bankFixAnswers,
  'GET /bank-brand/get-all': [
    { value: '10', label: 'בנק לאומי', other_names: [] },
    { value: '12', label: 'בנק הפועלים', other_names: [] },
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

it('the card of the status leads to the form on the page', async () => {
  await open()
  await expect.element(page.getByText(personalArea.todoHere.INVALID_BANK_BACK_FOR_REPAIR)).toBeVisible()
  const link = page.getByRole('link', { name: personalArea.actions.giveAccount })
  const place = document.querySelector(`[id="${link.element().getAttribute('href')?.slice(1)}"]`)
  expect(place?.querySelector('form')).not.toBeNull()
})

it('lists what is missing, and shows the number again before anything is sent', async () => {
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
  // Another number must be confirmed again.
  await page.getByRole('textbox', { name: words.account }).fill('76543210')
  await expect.element(page.getByRole('checkbox', { name: /76543210/ })).not.toBeChecked()
  expect(portal.made(fixing)).toEqual([])
  await expectSound()
})

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const fillDetails = async () => {
  await page.getByRole('combobox', { name: words.bank }).click()
  await page.getByRole('option', { name: /לאומי/ }).click()
  await page.getByRole('textbox', { name: words.branch }).fill('936')
  await page.getByRole('textbox', { name: words.account }).fill('7654321')
  await page.getByRole('checkbox', { name: /7654321/ }).click({ force: true })
}

it('says that the confirmation is still uploading, and continues to the code once it is uploaded', async () => {
  vi.stubGlobal('XMLHttpRequest', PendingUpload)
  const portal = await open()
  await fillDetails()
  const chooser = document.querySelector<HTMLElement>('main input[type=file]')
  if (!chooser) throw new Error('No file can be chosen')
  await userEvent.upload(chooser, new File(['%PDF-1.4'], 'letter.pdf', { type: 'application/pdf' }))
  await page.getByRole('button', { name: words.send }).click()
  await expect.element(page.getByText(words.stillUploading).first()).toBeVisible()
  await expectSound()
  expect(portal.made(fixing)).toEqual([])
  PendingUpload.last?.arrive()
  await expect.element(page.getByText(words.stillUploading)).not.toBeInTheDocument()
  await page.getByRole('button', { name: words.send }).click()
  const code = page.getByRole('region', { name: words.codeTitle })
  await expect.element(code.getByRole('textbox')).toHaveFocus()
  const [sent = ''] = fill(words.sentTo, { length: oneTimeCodeLength }).split('{phone}')
  await expect.element(code).toHaveTextContent(sent.trim())
  expect(portal.made(fixing).map(({ body }) => body)).toEqual([
    {
      bank_name: '10',
      branch_number: '936',
      account_number: '7654321',
      bank_account_reference: 'new.pdf',
    },
  ])
})

it('stops the upload of the confirmation when the page is left', async () => {
  await open()
  await expect.element(page.getByRole('heading', { name: words.title })).toBeVisible()
  const upload = await chooseFor(page.getByRole('main'))
  const stopped = vi.spyOn(upload, 'abort')
  clearPages()
  expect(stopped).toHaveBeenCalledOnce()
})

it('warns of suspicious numbers, and refuses only a number of zeros', async () => {
  await open()
  await page.getByRole('textbox', { name: words.account }).fill('123456789012')
  await page.getByRole('textbox', { name: words.branch }).fill('1234')
  await expect.element(page.getByText(fill(issues.BANK_ACCOUNT_UNPAYABLE, { max: 9 }))).toBeVisible()
  await expect.element(page.getByText(fill(issues.BANK_BRANCH_UNPAYABLE, { max: 3 }))).toBeVisible()
  await page.getByRole('textbox', { name: words.account }).fill('0000')
  await page.getByRole('button', { name: words.send }).click()
  await expect.element(page.getByText(issues.ONLY_ZEROS).last()).toBeVisible()
})

it('reads pasted numbers as the application does, with the same warnings, and confirms them so', async () => {
  await open()
  await fillDetails()
  const [branch, account] = [words.branch, words.account].map((name) => page.getByRole('textbox', { name }))
  await account?.fill('123456789012')
  await branch?.fill('1234 ')
  await expect.element(page.getByText(fill(issues.BANK_BRANCH_UNPAYABLE, { max: 3 }))).toBeVisible()
  await branch?.fill('936 ')
  await account?.fill(' 7654 321')
  await expect.element(page.getByText(/\u2066936\u2069.*\u20667654321\u2069/)).toBeInTheDocument()
})

it('says that a number is wrong when its field is left', async () => {
  await open()
  const account = page.getByRole('textbox', { name: words.account })
  await account.fill('123-456')
  await expect.element(page.getByText(issues.DIGITS_ONLY)).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(page.getByText(issues.DIGITS_ONLY)).toBeVisible()
  await expectSound()
})

it('keeps what was typed over a reload of the tab', async () => {
  await open()
  await fillDetails()
  clearPages()
  await open()
  await expect.element(page.getByRole('textbox', { name: words.branch })).toHaveValue('936')
  await expect.element(page.getByRole('textbox', { name: words.account })).toHaveValue('7654321')
  await expect.element(page.getByRole('combobox', { name: words.bank })).toHaveValue('בנק לאומי')
})

const field = page.getByRole('group', { name: words.file })
// The field also says it to a screen reader.
const loaded = field.getByText(upload.loaded, { exact: true }).first()
const uploadConfirmation = async () => {
  await open()
  await fillDetails()
  const running = await chooseFor(page.getByRole('main'), 'אישור חשבון.pdf')
  running.arrive()
  await expect.element(loaded).toBeVisible()
  clearPages()
}

it('keeps the uploaded confirmation over a reload of the tab, and sends it', async () => {
  await uploadConfirmation()
  const portal = await open()
  await expect.element(field.getByText('אישור חשבון.pdf')).toBeVisible()
  await expect.element(loaded).toBeVisible()
  // The browser has the name of the file only, and the service no call for a file of no request.
  await expect.element(page.getByRole('button', { name: upload.view })).not.toBeInTheDocument()
  await expectSound()
  await page.getByRole('checkbox', { name: /7654321/ }).click({ force: true })
  await page.getByRole('button', { name: words.send }).click()
  await expect.element(page.getByRole('region', { name: words.codeTitle })).toBeVisible()
  expect(portal.made(fixing)[0]?.body).toMatchObject({ bank_account_reference: 'new.pdf' })
})

it.each([
  ['removed', () => page.getByRole('button', { name: upload.remove }).click()],
  ['replaced', () => chooseFor(field, 'other.pdf')],
])('does not bring back a confirmation that was %s', async (_how, happens) => {
  await uploadConfirmation()
  await open()
  await expect.element(loaded).toBeVisible()
  await happens()
  await expect.element(field.getByText('אישור חשבון.pdf')).not.toBeInTheDocument()
  clearPages()
  await open()
  await expect.element(field).toBeVisible()
  await expect.element(loaded).not.toBeInTheDocument()
})

const removed = refuse(200, {
  statusCode: 250,
  code: 'INVALID_ANSWERS',
  message: 'x',
  errors: [{ code: 'UNKNOWN_FILE', field: 'bank_account_reference', message: issues.UNKNOWN_FILE }],
})
const chooser = field.getByRole('button', { name: upload.choose })

it('asks for the confirmation again once the service has removed the file', async () => {
  await uploadConfirmation()
  await open({ [fixing]: removed })
  await page.getByRole('checkbox', { name: /7654321/ }).click({ force: true })
  await page.getByRole('button', { name: words.send }).click()
  await expect.element(field.getByText(issues.UNKNOWN_FILE)).toBeVisible()
  await expect.element(chooser).toHaveFocus()
  await expectSound()
  clearPages()
  await open()
  await expect.element(chooser).toBeVisible()
})

it('asks for the confirmation again also if the file is removed while the code is awaited', async () => {
  await uploadConfirmation()
  const portal = await open()
  await page.getByRole('checkbox', { name: /7654321/ }).click({ force: true })
  await page.getByRole('button', { name: words.send }).click()
  const code = page.getByRole('region', { name: words.codeTitle }).getByRole('textbox')
  await expect.element(code).toHaveFocus()
  portal.change({ [fixing]: removed })
  await userEvent.keyboard('1'.repeat(oneTimeCodeLength))
  await expect.element(field.getByText(issues.UNKNOWN_FILE)).toBeVisible()
  await expect.element(chooser).toHaveFocus()
})

it('keeps nothing in the tab once the account is sent', async () => {
  await uploadConfirmation()
  const kept = () => Object.keys(sessionStorage).filter((key) => key.includes('bank-fix'))
  expect(kept()).toHaveLength(2)
  const portal = await open()
  await page.getByRole('checkbox', { name: /7654321/ }).click({ force: true })
  await page.getByRole('button', { name: words.send }).click()
  const code = page.getByRole('region', { name: words.codeTitle }).getByRole('textbox')
  await expect.element(code).toHaveFocus()
  portal.change({ [fixing]: { id: currentUser.request?.id ?? '' } })
  await userEvent.keyboard('1'.repeat(oneTimeCodeLength))
  await expect.poll(kept).toEqual([])
})

it('shows what is wrong with an invalid file, and does not send it again', async () => {
  await open()
  await expect.element(page.getByRole('heading', { name: words.title })).toBeVisible()
  const chooser = document.querySelector<HTMLElement>('main input[type=file]')
  if (!chooser) throw new Error('No file can be chosen')
  await userEvent.upload(chooser, new File([], 'empty.pdf'))
  await expect.element(page.getByText(fileRefusals.TOO_SMALL).first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: upload.retry })).not.toBeInTheDocument()
  await expectSound()
})

it('a student without a waiting payment is not asked for an account', async () => {
  await open({ 'GET /page-data/personal-area': publishedArea('COMPUTED', {}, ['VIEW_RESULT']) })
  await expect.element(page.getByText('₪6,240').first()).toBeVisible()
  await expect.element(page.getByRole('heading', { name: words.title })).not.toBeInTheDocument()
})
