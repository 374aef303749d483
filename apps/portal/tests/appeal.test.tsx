import type { AppealReceipt, StoredAppeal } from '@milgo/contracts/core/appeal-fields'
import type { CurrentUser } from '@milgo/contracts/core/get-current-user'
import { appealPage as arabic } from '@milgo/messages/ar/appeal-page'
import { appealOptions as englishOptions } from '@milgo/messages/en/appeal'
import { appealPage as english } from '@milgo/messages/en/appeal-page'
import { appealOptions, appealQuestions } from '@milgo/messages/he/appeal'
import { appealPage } from '@milgo/messages/he/appeal-page'
import { resultView } from '@milgo/messages/he/result'
import { noConnection, refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { HeldUpload } from './support/held-upload.ts'
import { openPortal } from './support/open-portal.tsx'
import { refusedResult, scoredResult } from './support/result.ts'
import { currentUser } from './support/student.ts'

const day = 86_400_000
const inDays = (days: number): string => new Date(Date.now() + days * day).toISOString()

type Request = NonNullable<CurrentUser['request']>
const request = currentUser.request as Request

const asked = (change: Partial<Request>): CurrentUser => ({
  ...currentUser,
  request: { ...request, ...change },
})

const refused = asked({
  request_status: 'DENIED',
  publish_state: '1',
  actions: ['APPEAL', 'VIEW_SUBMITTED_COPY', 'VIEW_RESULT'],
  appeal_deadline: inDays(12),
})
const computed = asked({
  request_status: 'COMPUTED',
  publish_state: '1',
  actions: ['APPEAL', 'VIEW_SUBMITTED_COPY', 'VIEW_RESULT'],
  appeal_deadline: inDays(12),
})
const appealed = asked({
  request_status: 'APPEAL_SUBMITTED',
  publish_state: '1',
  actions: ['UPDATE_APPEAL', 'VIEW_APPEAL', 'VIEW_RESULT'],
})
const inReview = asked({
  request_status: 'APPEAL_SUBMITTED',
  publish_state: '1',
  actions: ['VIEW_APPEAL', 'VIEW_RESULT'],
})
const returned = asked({
  request_status: 'APPEAL_REPAIR_BACK_FOR',
  publish_state: '1',
  actions: ['FIX_APPEAL', 'VIEW_APPEAL', 'VIEW_RESULT'],
  correction_deadline: inDays(3),
})

const file = (n: number) => ({
  file_name: `00000000-0000-4000-8000-00000000000${n}.pdf`,
  original_file_name: `תלוש שכר ${n}.pdf`,
  file_signed_url: '/x',
})
const receipt: AppealReceipt = {
  id: request.id,
  appeal_number: '2025-000123-A',
  version: 1,
  sent_at: '2026-01-15T10:00:00.000Z',
  files: [{ ...file(1), bytes: 120_000, sha256: 'ab12'.repeat(16) }],
}
const stored: StoredAppeal = {
  user_request_id: request.id,
  details: 'ההכנסה ירדה בספטמבר',
  documents: JSON.stringify([file(1), file(2)]),
  type: 'RESULT_APPEAL',
  return_comment: null,
  grounds: ['income'],
  claimed_income: 8_200,
  claimed_persons: '4',
  claimed_locality: null,
  claimed_service_months: null,
  claimed_reserve_days: null,
  receipt,
  has_draft: false,
}
const toFix = [
  {
    field: 'documents' as const,
    index: 1,
    reason: 'UNREADABLE',
    reason_text: 'הקובץ אינו קריא',
    note: 'חסר העמוד השני',
    asked_at: '2026-01-16T10:00:00.000Z',
    sent_file: file(2),
    is_replaced: false,
  },
]

const open = (user: CurrentUser, answers = {}, opening = {}) =>
  openPortal('/personal-area-appeal', {
    isLoggedIn: true,
    answers: { 'GET /user/current-user': user, 'GET /page-data/result': refusedResult, ...answers },
    ...opening,
  })

const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('a new appeal', () => {
  it('asks for grounds and text, confirms, and shows the receipt', async () => {
    const portal = await open(refused, { 'POST /appeal/create-appeal': receipt })
    await expect.element(page.getByText(appealPage.lead.RESULT_APPEAL)).toBeVisible()
    await button(appealPage.send).click()
    expect(portal.made('POST /appeal/create-appeal')).toEqual([])
    await expectSound()
    await page.getByText(appealOptions.appealGround.income, { exact: true }).click()
    await page.getByLabelText(appealQuestions.claimedPersons).fill('5')
    await page.getByLabelText(appealQuestions.details).fill('שורה ראשונה\nשורה שנייה')
    await expectSound()
    await button(appealPage.send).click()
    await expect.element(page.getByRole('heading', { name: appealPage.confirm.header })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: appealPage.confirm.positive }).click()
    await expect.element(page.getByText(receipt.appeal_number)).toBeVisible()
    await expect.element(page.getByText(receipt.files[0]?.sha256 ?? '')).toBeVisible()
    expect(portal.made('POST /appeal/create-appeal').map(({ body }) => body)).toEqual([
      {
        user_request_id: request.id,
        grounds: ['income'],
        claimed_income: null,
        claimed_persons: '5',
        details: 'שורה ראשונה\nשורה שנייה',
        documents: '[]',
        type: 'RESULT_APPEAL',
      },
    ])
    await expectSound()
  })

  it('shows what the disputed figure would make of the score, and sends nothing of that', async () => {
    const portal = await open(computed, { 'GET /page-data/result': scoredResult(12_400) })
    await page.getByText(appealOptions.appealGround.income, { exact: true }).click()
    await page.getByLabelText(appealQuestions.claimedIncome).fill('10500')
    await page.getByRole('button', { name: resultView.calculator.open }).click()
    const calculator = page.getByRole('region', { name: resultView.calculator.title })
    const income = calculator.getByRole('textbox', { name: resultView.calculator.income })
    await expect.element(income).toHaveValue('10,500')
    await expect
      .element(calculator.getByRole('textbox', { name: resultView.calculator.houseHoldPeople }))
      .toHaveValue('5')
    const result = page.getByRole('region', { name: resultView.calculator.result })
    await expect.element(result.getByText(/\+5/)).toBeVisible()
    await page.getByLabelText(appealQuestions.claimedIncome).fill('12400')
    await expect.element(income).toHaveValue('12,400')
    await expect.element(result.getByText(resultView.calculator.same)).toBeVisible()
    await expectSound()
    expect(portal.made().filter(({ body }) => body !== undefined)).toEqual([])
  })

  it('has no calculator where the application was refused without a score', async () => {
    const portal = await open(refused)
    await page.getByText(appealOptions.appealGround.income, { exact: true }).click()
    await expect.poll(() => portal.made('GET /page-data/result').length).toBeGreaterThan(0)
    await expect.element(page.getByLabelText(appealQuestions.claimedIncome)).toBeVisible()
    expect(page.getByRole('button', { name: resultView.calculator.open }).elements()).toHaveLength(0)
  })

  it('outlives a reload and a lost connection, and is forgotten once it is sent', async () => {
    const portal = await open(refused, { 'POST /appeal/create-appeal': noConnection })
    await page.getByText(appealOptions.appealGround.OTHER, { exact: true }).click()
    await page.getByLabelText(appealQuestions.details).fill('טקסט ארוך')
    await expect.element(page.getByText('נשמר בדפדפן', { exact: false })).toBeVisible()
    const kept = () => Object.keys(localStorage).filter((key) => key.includes('appeal.RESULT_APPEAL'))
    expect(kept()).toHaveLength(1)
    await button(appealPage.send).click()
    await page.getByRole('dialog').getByRole('button', { name: appealPage.confirm.positive }).click()
    await expect.element(page.getByRole('alert').getByText(appealPage.failed.notSent)).toBeVisible()
    await expect.element(page.getByLabelText(appealQuestions.details)).toHaveValue('טקסט ארוך')
    portal.change({ 'POST /appeal/create-appeal': receipt })
    await button(appealPage.send).click()
    await page.getByRole('dialog').getByRole('button', { name: appealPage.confirm.positive }).click()
    await expect.element(page.getByText(receipt.appeal_number)).toBeVisible()
    expect(kept()).toEqual([])
  })

  it('starts with what was left in this browser', async () => {
    const key = `milgo.own.${currentUser.id}.appeal.RESULT_APPEAL`
    localStorage.setItem('milgo.owner', currentUser.id)
    localStorage.setItem(
      key,
      JSON.stringify({ entered: { grounds: ['OTHER'], details: 'נשאר מקודם' }, files: [file(1)] }),
    )
    await open(refused)
    await expect.element(page.getByText(appealPage.draft.restored)).toBeVisible()
    await expect.element(page.getByLabelText(appealQuestions.details)).toHaveValue('נשאר מקודם')
    await expect.element(page.getByText(file(1).original_file_name, { exact: true })).toBeVisible()
  })

  it('says what the server refuses beside its field', async () => {
    await open(refused, {
      'POST /appeal/create-appeal': refuse(200, {
        statusCode: 250,
        code: 'INVALID_ANSWERS',
        message: 'x',
        errors: [{ code: 'MAX_LENGTH', field: 'details', message: 'ארוך מדי' }],
      }),
    })
    await page.getByText(appealOptions.appealGround.OTHER, { exact: true }).click()
    await page.getByLabelText(appealQuestions.details).fill('טקסט')
    await button(appealPage.send).click()
    await page.getByRole('dialog').getByRole('button', { name: appealPage.confirm.positive }).click()
    await expect.element(page.getByText('ארוך מדי').first()).toBeVisible()
  })

  it.each([
    ['he', 390],
    ['en', 390],
    ['ar', 390],
    ['he', 1440],
    ['en', 1440],
  ] as const)('is sound in %s at %i', async (language, width) => {
    await open(refused, {}, { language, width })
    const words = { he: appealPage, en: english, ar: arabic }[language]
    await expect.element(page.getByText(words.lead.RESULT_APPEAL)).toBeVisible()
    const options = language === 'en' ? englishOptions : undefined
    if (options) await page.getByText(options.appealGround.income, { exact: true }).click()
    await expectSound()
  })
})

describe('an appeal that was sent', () => {
  it('is shown with its receipt, and can be updated until a reviewer takes it', async () => {
    const portal = await open(appealed, {
      'GET /appeal/get-appeal/by-user': stored,
      'PATCH /appeal/update-appeal/by-user': { ...receipt, version: 2 },
    })
    await expect.element(page.getByText(receipt.appeal_number)).toBeVisible()
    await expectSound()
    await button(appealPage.sent.edit).click()
    await expect.element(page.getByLabelText(appealQuestions.claimedIncome)).toHaveValue('8,200')
    await page.getByLabelText(appealQuestions.details).fill('נוסח חדש')
    await button(appealPage.update).click()
    await page.getByRole('dialog').getByRole('button', { name: appealPage.confirmUpdate.positive }).click()
    await expect.element(page.getByText(appealPage.receipt.updated)).toBeVisible()
    expect(portal.made('PATCH /appeal/update-appeal/by-user')[0]?.body).toMatchObject({
      details: 'נוסח חדש',
      claimed_income: 8_200,
      documents: JSON.stringify([file(1).file_name, file(2).file_name]),
    })
  })

  it('cannot be changed in review, and says that there is only one', async () => {
    await open(inReview, { 'GET /appeal/get-appeal/by-user': stored })
    await expect.element(page.getByText(appealPage.sent.closed)).toBeVisible()
    await expect.element(button(appealPage.sent.edit)).not.toBeInTheDocument()
  })

  it('that does not load says so', async () => {
    await open(inReview, {
      'GET /appeal/get-appeal/by-user': refuse(503, { statusCode: 503, code: 'UNAVAILABLE', message: 'x' }),
    })
    await expect.element(page.getByText(appealPage.failed.title)).toBeVisible()
  })
})

describe('a correction', () => {
  const answers = {
    'GET /appeal/get-appeal/by-user': { ...stored, return_comment: 'חסר תלוש של אוקטובר' },
    'GET /appeal/get-appeal-documents': toFix,
    'PATCH /appeal/update-appeal/by-user': receipt,
  }

  it('opens only what was returned, and is not sent without a new file', async () => {
    const portal = await open(returned, answers)
    await expect.element(page.getByText('הקובץ אינו קריא')).toBeVisible()
    await expect.element(page.getByText('חסר העמוד השני')).toBeVisible()
    await expect.element(page.getByText('חסר תלוש של אוקטובר')).toBeVisible()
    await expect.element(page.getByText(file(1).original_file_name)).toBeVisible()
    await expectSound()
    await button(appealPage.fix.send).click()
    await expect.element(page.getByText(appealPage.fix.missingFiles)).toBeVisible()
    expect(portal.made('POST /appeal/submit-corrections')).toEqual([])
    await expectSound()
  })

  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('that is sent while the new file is on its way says so, and not that it is missing', async () => {
    vi.stubGlobal('XMLHttpRequest', HeldUpload)
    await open(returned, answers)
    await expect.element(button(appealPage.fix.send)).toBeVisible()
    const chooser = document.querySelector<HTMLElement>('main input[type=file]')
    if (!chooser) throw new Error('No file can be chosen')
    await userEvent.upload(chooser, new File(['%PDF-1.4'], 'slip.pdf', { type: 'application/pdf' }))
    await button(appealPage.fix.send).click()
    await expect.element(page.getByText(appealPage.uploading)).toBeVisible()
    await expect.element(page.getByText(appealPage.fix.missingFiles)).not.toBeInTheDocument()
    await expect.element(page.getByText(appealPage.fix.notReplaced)).not.toBeInTheDocument()
  })

  it('saves the text as it is left, and is sent after a confirmation', async () => {
    const portal = await open(returned, {
      ...answers,
      'GET /appeal/get-appeal/by-user': {
        ...stored,
        documents: JSON.stringify([file(1), file(3)]),
        has_draft: true,
      },
      'GET /appeal/get-appeal-documents': toFix.map((one) => ({ ...one, is_replaced: true })),
      'POST /appeal/submit-corrections': { ...receipt, version: 2 },
    })
    await page.getByLabelText(appealQuestions.details).fill('עם הסבר')
    await userEvent.tab()
    await expect.element(page.getByText('התיקון עדיין לא נשלח', { exact: false })).toBeVisible()
    await button(appealPage.fix.send).click()
    await page.getByRole('dialog').getByRole('button', { name: appealPage.fix.confirm.positive }).click()
    await expect.element(page.getByText(appealPage.receipt.corrected)).toBeVisible()
    expect(portal.made('PATCH /appeal/update-appeal/by-user').at(-1)?.body).toMatchObject({
      details: 'עם הסבר',
      documents: JSON.stringify([file(1).file_name, file(3).file_name]),
    })
    expect(portal.made('POST /appeal/submit-corrections')).toHaveLength(1)
  })
})

describe('where nothing can be done the page says why', () => {
  it('before publication', async () => {
    await open(currentUser)
    await expect.element(page.getByText(appealPage.states.notYet.title)).toBeVisible()
    await expectSound()
  })

  it('after the time', async () => {
    await open(asked({ request_status: 'DENIED', publish_state: '1', actions: ['VIEW_RESULT'] }))
    await expect.element(page.getByText(appealPage.states.over.title)).toBeVisible()
  })
})
