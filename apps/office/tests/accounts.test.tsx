import type { BankFixRow, WaitingAccount } from '@milgo/contracts/office/bank-fix-fields'
import { officePaths } from '@milgo/contracts/office-paths'
import { officeAccounts as english } from '@milgo/messages/en/office-accounts'
import { officePayments as englishPayments } from '@milgo/messages/en/office-payments'
import { fill } from '@milgo/messages/fill'
import { officeAccounts as hebrew } from '@milgo/messages/he/office-accounts'
import { officePayments as hebrewPayments } from '@milgo/messages/he/office-payments'
import { type Answers, refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import type { AnswerOf } from '@milgo/web-client/call-types'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openOffice } from './support/open-office.tsx'
import { drawnAddress, pdfAddress } from './support/paper.ts'
import { paymentsOverview } from './support/payments-fixture.ts'

const requestId = '00000000-0000-4000-8000-0000000000bb'
const accountId = '00000000-0000-4000-8000-0000000000cc'
const revealing = 'POST /office/requests/{id}/view-account-confirmation'
const deciding = 'POST /office/requests/{id}/decide-bank-fix'

const toAsk = (more: Partial<BankFixRow> = {}): BankFixRow => ({
  request_id: '00000000-0000-4000-8000-0000000000dd',
  request_number: '2025-000124',
  name: 'עומר כהן',
  due: 6_240,
  old_account: '12-641 ••••3308',
  problem: 'ACCOUNT_CLOSED',
  refusal: null,
  ...more,
})

const waiting = (more: Partial<WaitingAccount> = {}): WaitingAccount => ({
  ...toAsk({
    request_id: requestId,
    request_number: '2025-000123',
    name: 'דנה לוי',
    problem: 'OWNER_DIFFERS',
  }),
  account_id: accountId,
  account: '10-936 ••••4321',
  is_payable: true,
  sent_at: '2026-11-01T10:00:00.000Z',
  confirmation: 'a.pdf',
  is_as_before: false,
  other_uses: 0,
  other_requests: [],
  contact_rest_hours: 0,
  ...more,
})

const listed = (
  rows: readonly WaitingAccount[],
  students: readonly BankFixRow[] = [],
): AnswerOf<'core', 'POST /office/bank-fixes'> => ({
  rows: [...rows],
  to_ask: [...students],
  with_students: 3,
})

const revealed = (url: string, media_type = 'application/pdf'): AnswerOf<'core', typeof revealing> => ({
  document: {
    url,
    media_type,
    bytes: 1_200,
    expires_at: '2026-11-01T10:05:00.000Z',
    original_file_name: 'אישור.pdf',
  },
  bank: '10',
  branch: '936',
  account_number: '7654321',
})

const open = (
  fixes: AnswerOf<'core', 'POST /office/bank-fixes'>,
  more: Answers = {},
  rest: Partial<Parameters<typeof openOffice>[1]> = {},
) =>
  openOffice(officePaths.bankFixes, {
    roles: ['finance'],
    answers: {
      'POST /office/payments/overview': paymentsOverview(),
      'POST /office/bank-fixes': fixes,
      ...more,
    },
    ...rest,
  })

const check = (name: string) => page.getByRole('button', { name: fill(hebrew.checkOf, { name }) })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const pressInDialog = (name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

describe('the list of accounts', () => {
  it.each([
    ['he', 1440],
    ['he', 1024],
    ['en', 1440],
    ['en', 1024],
  ] as const)(
    'says in %s at %i px what the bank said, and what speaks against an account',
    async (language, width) => {
      const words = language === 'he' ? hebrew : english
      const row = waiting({
        other_uses: 2,
        other_requests: ['2025-000007', '2025-000008'],
        contact_rest_hours: 51,
        is_as_before: true,
      })
      await open(listed([row], [toAsk()]), {}, { language, width })
      await expect.element(page.getByText('10-936 ••••4321')).toBeVisible()
      await expect.element(page.getByText(words.problems.OWNER_DIFFERS)).toBeVisible()
      await expect.element(page.getByText(words.problems.ACCOUNT_CLOSED)).toBeVisible()
      await expect.element(page.getByText(words.sameAsBefore)).toBeVisible()
      await expect.element(page.getByText('2025-000008', { exact: false })).toBeVisible()
      await expect.element(page.getByText(fill(words.contactRest.other, { count: 51 }))).toBeVisible()
      expect(document.body.textContent).not.toContain('7654321')
      await expectSound()
    },
  )

  it('says so where nothing waits', async () => {
    await open(listed([]))
    await expect.element(page.getByText(hebrew.waitingEmpty)).toBeVisible()
    await expect.element(page.getByText(hebrew.toAskEmpty)).toBeVisible()
    await expectSound()
  })

  it('asks all students at once but those whom somebody else has to ask', async () => {
    const asking = 'POST /office/requests/{id}/ask-for-bank-fix'
    const ids = ['d1', 'd2', 'd3'].map((end) => `00000000-0000-4000-8000-0000000000${end}`)
    const students = ids.map((request_id, place) =>
      toAsk({ request_id, ...(place === 2 && { refusal: 'CONFLICT_OF_INTEREST' }) }),
    )
    const calls = await open(listed([], students), { [asking]: { id: requestId } })
    await press(hebrew.askAll.two)
    await expect.element(page.getByText(hebrew.askedAll.two)).toBeVisible()
    expect(calls.made(asking)).toHaveLength(2)
    await expectSound()
  })

  it('says why it did not load, and loads on demand', async () => {
    const calls = await open(listed([]), {
      'POST /office/bank-fixes': refuse(503, { statusCode: 503, code: 'UNAVAILABLE', message: 'x' }),
    })
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expectSound()
    calls.change({ 'POST /office/bank-fixes': listed([waiting()]) })
    await page.getByRole('alert').getByRole('button').click()
    await expect.element(page.getByText('דנה לוי')).toBeVisible()
  })

  it('offers nothing where the student is known, and says why', async () => {
    await open(
      listed([waiting({ refusal: 'CONFLICT_OF_INTEREST' })], [toAsk({ refusal: 'SECOND_PERSON_REQUIRED' })]),
    )
    await expect.element(page.getByText(hebrew.refusals.CONFLICT_OF_INTEREST)).toBeVisible()
    await expect.element(page.getByText(hebrew.refusals.SECOND_PERSON_REQUIRED)).toBeVisible()
    expect(check('דנה לוי').elements()).toHaveLength(0)
    expect(page.getByRole('button', { name: hebrew.ask }).elements()).toHaveLength(0)
  })

  it('asks a student for an account', async () => {
    const calls = await open(listed([], [toAsk()]), {
      'POST /office/requests/{id}/ask-for-bank-fix': () => {
        calls.change({ 'POST /office/bank-fixes': listed([]) })
        return { id: requestId }
      },
    })
    await page.getByRole('button', { name: fill(hebrew.askOf, { name: 'עומר כהן' }) }).click()
    await expect.element(page.getByText(fill(hebrew.asked, { name: 'עומר כהן' }))).toBeVisible()
    await expect.element(page.getByText(hebrew.toAskEmpty)).toBeVisible()
  })
})

describe('knowing a student', () => {
  it.each([
    ['he', hebrew, hebrewPayments],
    ['en', english, englishPayments],
  ] as const)('is said after a question, in %s', async (language, words, { iKnow }) => {
    const calls = await open(
      listed([waiting()]),
      { 'POST /office/requests/{id}/i-know-this-payee': { is_declared: true } },
      { language },
    )
    await page.getByRole('button', { name: fill(iKnow.openOf, { name: 'דנה לוי' }) }).click()
    await expectSound()
    await pressInDialog(iKnow.cancel)
    expect(calls.made('POST /office/requests/{id}/i-know-this-payee')).toHaveLength(0)
    await page.getByRole('button', { name: fill(iKnow.openOf, { name: 'דנה לוי' }) }).click()
    await pressInDialog(iKnow.confirm)
    await expect.element(page.getByText(fill(words.conflictDeclared, { name: 'דנה לוי' }))).toBeVisible()
    expect(calls.made('POST /office/requests/{id}/i-know-this-payee')).toHaveLength(1)
  })
})

describe('checking an account', () => {
  it.each([
    ['the same number', 'Account 10-936-7654321', hebrew.readings.EQUAL],
    ['another number', 'Account 7654312', fill(hebrew.readings.DIFFERENT, { read: '7654312' })],
    ['no number', '', hebrew.readings.UNREAD],
  ])('shows the confirmation, and that it holds %s', async (_name, text, said) => {
    const calls = await open(listed([waiting()]), { [revealing]: revealed(pdfAddress(text)) })
    await check('דנה לוי').click()
    await expect.element(page.getByText('7654321', { exact: true })).toBeVisible()
    await expect.element(page.getByText(said)).toBeVisible()
    await expect.element(page.getByRole('heading', { name: hebrew.confirmation })).toBeVisible()
    await expectSound()
    expect(calls.made(revealing).map(({ body }) => body)).toEqual([{ account_id: accountId }])
  })

  it('reads the number of a photo too', async () => {
    const photo = await drawnAddress(['Bank 10  Branch 936', 'Account number 7654321'])
    await open(listed([waiting()]), { [revealing]: revealed(photo, 'image/png') })
    await check('דנה לוי').click()
    await expect.element(page.getByText(hebrew.readings.EQUAL)).toBeVisible()
  })

  it('accepts after a question, and the row leaves the list', async () => {
    const calls = await open(listed([waiting()]), {
      [revealing]: revealed(pdfAddress('7654321')),
      [deciding]: () => {
        calls.change({ 'POST /office/bank-fixes': listed([]) })
        return { id: requestId }
      },
    })
    await check('דנה לוי').click()
    await press(hebrew.accept)
    await pressInDialog(hebrew.accept)
    await expect.element(page.getByText(fill(hebrew.accepted, { name: 'דנה לוי' }))).toBeVisible()
    await expect.element(page.getByText(hebrew.waitingEmpty)).toBeVisible()
    expect(calls.made(deciding)[0]?.body).toEqual({ account_id: accountId, outcome: 'ACCEPT' })
  })

  it('asks again with a reason, and with words where the reason is another one', async () => {
    const calls = await open(listed([waiting()]), {
      [revealing]: revealed(pdfAddress('7654321')),
      [deciding]: { id: requestId },
    })
    await check('דנה לוי').click()
    await press(hebrew.askAgain)
    await pressInDialog(hebrew.sendAsk)
    await expect.element(page.getByRole('dialog').getByText(hebrew.reasonNeeded)).toBeVisible()
    await page.getByRole('combobox', { name: hebrew.reason }).click()
    await page.getByRole('option', { name: hebrew.reasons.OTHER }).click()
    await pressInDialog(hebrew.sendAsk)
    await expect.element(page.getByText(hebrew.noteNeeded)).toBeVisible()
    await expectSound()
    await page.getByLabelText(hebrew.note).fill('האישור של מישהו אחר')
    await pressInDialog(hebrew.sendAsk)
    await expect.element(page.getByText(fill(hebrew.askedAgain, { name: 'דנה לוי' }))).toBeVisible()
    expect(calls.made(deciding)[0]?.body).toEqual({
      account_id: accountId,
      outcome: 'ASK_AGAIN',
      reason: 'OTHER',
      note: 'האישור של מישהו אחר',
    })
  })

  it('does not accept what the bank has no room for, and says why', async () => {
    const calls = await open(listed([waiting({ is_payable: false })]), {
      [revealing]: revealed(await pdfAddress('7654321')),
    })
    await expect.element(page.getByText(hebrew.unpayable)).toBeVisible()
    await check('דנה לוי').click()
    await page.getByRole('button', { name: hebrew.accept, exact: true }).click({ force: true })
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await press(hebrew.askAgain)
    await expect.element(page.getByRole('dialog', { name: hebrew.askAgainTitle })).toBeVisible()
    expect(calls.made(deciding)).toEqual([])
    await expectSound()
  })

  it('says so where somebody else was faster', async () => {
    const calls = await open(listed([waiting()]), {
      [revealing]: revealed(pdfAddress('7654321')),
      [deciding]: () => {
        calls.change({ 'POST /office/bank-fixes': listed([]) })
        return refuse(409, { statusCode: 409, code: 'MOVE_NOT_ALLOWED', message: 'x' })
      },
    })
    await check('דנה לוי').click()
    await press(hebrew.accept)
    await pressInDialog(hebrew.accept)
    await expect.element(page.getByText(hebrew.failures.MOVE_NOT_ALLOWED)).toBeVisible()
    await expect.element(page.getByText(hebrew.waitingEmpty)).toBeVisible()
  })

  it('can ask again where the confirmation cannot be opened', async () => {
    await open(listed([waiting()]), {
      [revealing]: refuse(404, { statusCode: 404, code: 'FILE_NOT_FOUND', message: 'x' }),
    })
    await check('דנה לוי').click()
    await expect.element(page.getByText(hebrew.failures.FILE_NOT_FOUND)).toBeVisible()
    await expect.element(page.getByRole('button', { name: hebrew.askAgain })).toBeVisible()
    await expectSound()
  })
})
