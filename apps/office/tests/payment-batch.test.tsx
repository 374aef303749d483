import { officePaths } from '@milgo/contracts/office-paths'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { officePayments as hebrew } from '@milgo/messages/he/office-payments'
import { paymentRefusals } from '@milgo/messages/he/payment-refusals'
import type { OfficeLanguage } from '@milgo/messages/office-languages'
import { refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import type { AnswerOf } from '@milgo/web-client/call-types'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { isolated } from '../src/lib/isolated.ts'
import { openOffice } from './support/open-office.tsx'
import {
  at,
  batch,
  fileId,
  id,
  looks,
  none,
  omer,
  openBatch,
  order,
  paymentsOverview,
  words,
} from './support/payments-fixture.ts'

describe('the page of a batch', () => {
  it.each(looks)('shows in %s at %i px what an approver must see', async (language, width) => {
    await openBatch(batch('DRAFT', { acts: [{ act: 'APPROVE', refusal: null }] }), { language, width })
    const { states, check, acts, leftOutReasons } = words[language]
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(states.DRAFT)
    await expect.element(page.getByText(check)).toBeVisible()
    await expect.element(page.getByText('2025-001', { exact: false }).first()).toBeVisible()
    await expect.element(page.getByText(leftOutReasons.ACCOUNT_RECENT)).toBeVisible()
    await expect.element(page.getByRole('button', { name: acts.APPROVE })).toBeEnabled()
    await expectSound()
  })

  it.each(looks)(
    'says in %s at %i px that the list also has rows that are not in the batch',
    async (language, width) => {
      const spoken = words[language]
      const left = batch('DRAFT', { left_out: { count: 2, amount: 8_000 } })
      await openBatch(left, { language, width })
      const payments = counted(spoken.payments, left.orders.count, language)
      const sentence = page.getByText(fill(spoken.rowsInBatch, { payments }))
      await expect.element(sentence).toHaveTextContent(counted(spoken.rowsLeftOut, 2, language))
      await expectSound()
    },
  )

  it('says nothing of rows that were left out if there are none', async () => {
    await openBatch(batch('DRAFT', { left_out: none }))
    await expect.element(page.getByRole('table')).toBeVisible()
    expect(page.getByText(/ברשימה נשאר/).elements()).toEqual([])
  })

  it.each([
    ['APPROVE', 'DRAFT', 'SECOND_PERSON_NEEDED', hebrew.acts.APPROVE, hebrew.yourBatch],
    ['EXPORT', 'APPROVED', 'OWN_ROWS', hebrew.acts.EXPORT, hebrew.ownRows],
    ['ENTER_RESULTS', 'EXPORTED', 'SECOND_PERSON_NEEDED', hebrew.upload, hebrew.yourApproval],
    ['ENTER_RESULTS', 'CONFIRMED', 'OWN_ROWS', hebrew.upload, hebrew.ownRows],
  ] as const)('says why this staff member may not %s, in %s', async (act, state, refusal, name, reason) => {
    const calls = await openBatch(batch(state, { acts: [{ act, refusal }] }))
    await expect.element(page.getByText(reason)).toBeVisible()
    await page.getByRole('button', { name, exact: true }).first().click({ force: true })
    expect(calls.made('POST /office/payments/batches/{id}/move')).toEqual([])
  })

  it('of an institution’s list says to its approver that another person enters the results', async () => {
    await openBatch(
      batch('EXPORTED', {
        payer: { institution_id: 1, institution: 'מכללה' },
        acts: [{ act: 'ENTER_RESULTS', refusal: 'SECOND_PERSON_NEEDED' }],
      }),
    )
    await expect.element(page.getByText(hebrew.yourApprovalOfList)).toBeVisible()
    expect(page.getByText(hebrew.yourApproval).elements()).toHaveLength(0)
    expect(page.getByRole('button', { name: hebrew.upload }).elements()).toHaveLength(0)
  })

  it('that a colleague has changed meanwhile is shown as it is now behind the refusal', async () => {
    const calls = await openBatch(batch('APPROVED', { acts: [{ act: 'DISCARD', refusal: null }] }))
    await page.getByRole('button', { name: hebrew.acts.DISCARD }).click()
    calls.change({
      'GET /office/payments/batches/{id}': batch('EXPORTED', { acts: [] }),
      'POST /office/payments/batches/{id}/move': refuse(409, {
        statusCode: 409,
        code: 'BATCH_CHANGED',
        message: 'x',
      }),
    })
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: hebrew.acts.DISCARD }).click()
    await expect.element(dialog.getByText(paymentRefusals.BATCH_CHANGED)).toBeVisible()
    await dialog.getByRole('button', { name: hebrew.back }).click()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(hebrew.states.EXPORTED)
    await expect.element(page.getByRole('button', { name: hebrew.acts.DISCARD })).not.toBeInTheDocument()
  })

  it('names the file of results that was refused', async () => {
    await openBatch(
      batch('EXPORTED', { acts: [{ act: 'ENTER_RESULTS', refusal: null }] }),
      {},
      {
        'POST /office/payments/batches/{id}/results': refuse(400, {
          statusCode: 400,
          code: 'BAD_REQUEST',
          message: 'x',
        }),
      },
    )
    await page
      .getByLabelText(hebrew.upload)
      .last()
      .upload(new File(['?'], 'wrong.csv'))
    const refused = fill(hebrew.fileRefused, { name: isolated('wrong.csv') })
    await expect.element(page.getByRole('alert')).toHaveTextContent(refused)
  })

  it('does not mention approval after it is approved', async () => {
    await openBatch(batch('APPROVED', { acts: [{ act: 'EXPORT', refusal: null }] }))
    await expect.element(page.getByRole('heading', { name: hebrew.checked })).toBeVisible()
    await expect.element(page.getByText(hebrew.check)).not.toBeInTheDocument()
  })

  it('shows its files and results after it is closed, each with person and time', async () => {
    const results = [
      {
        id: fileId,
        name: 'results.csv',
        state: 'APPLIED' as const,
        uploaded_at: at,
        uploaded_by: omer,
        rows: 2,
      },
    ]
    const sha256 = 'ab12cd34ef56'.padEnd(64, '0')
    const files = [{ format: 'BANK' as const, name: 'milgo-2025-002.txt', sha256 }]
    await openBatch(batch('CONFIRMED', { files, results, paid: { count: 2, amount: 10_240 } }))
    await expect.element(page.getByRole('link', { name: 'results.csv' })).toBeVisible()
    await expect.element(page.getByText(/milgo-2025-002\.txt · ab12cd34ef56/)).toBeVisible()
    await expect.element(page.getByText(hebrew.resultStates.APPLIED)).toBeVisible()
    await expectSound()
  })
})

describe('a new batch', () => {
  type Preview = AnswerOf<'core', 'POST /office/payments/batches/preview'>
  const payers = [
    { institution_id: null, institution: null, due: { count: 3, amount: 14_240 }, needs_account: none },
  ]
  const open = (preview: Preview, language: OfficeLanguage = 'he', width: 1024 | 1440 = 1440) =>
    openOffice(officePaths.payments, {
      roles: ['finance'],
      language,
      width,
      answers: {
        'POST /office/payments/overview': paymentsOverview({ payers }),
        'POST /office/payments/batches/preview': preview,
        'POST /office/payments/batches': { id, code: '2025-002' },
        'GET /office/payments/batches/{id}': batch('DRAFT'),
        'POST /office/payments/batches/{id}/orders': { orders: [order()], next: null },
      },
    })
  const making = 'POST /office/payments/batches'
  const ask = (language: OfficeLanguage) =>
    page.getByRole('button', { name: fill(words[language].makeFor, { payer: words[language].bank }) }).click()

  it.each(looks)(
    'says in %s at %i px which due awards it contains, and why not the others',
    async (language, width) => {
      const leftOut = [{ reason: 'ACCOUNT_RECENT' as const, count: 1, amount: 4_000 }]
      const calls = await open({ takes: { count: 2, amount: 10_240 }, left_out: leftOut }, language, width)
      await ask(language)
      const dialog = page.getByRole('dialog')
      for (const sum of ['₪14,240', '₪10,240', '₪4,000'])
        await expect.element(dialog.getByText(sum).first()).toBeVisible()
      await expect.element(dialog.getByText(words[language].leftOutReasons.ACCOUNT_RECENT)).toBeVisible()
      expect(calls.made(making)).toEqual([])
      await expectSound()
      await dialog.getByRole('button', { name: words[language].make }).click()
      await expect
        .poll(() => calls.made(making).map(({ body }) => body))
        .toEqual([{ period: '2025', institution_id: null }])
      await expect
        .element(page.getByRole('heading', { level: 1 }))
        .toHaveTextContent(words[language].states.DRAFT)
    },
  )

  it('that is empty still asks students for another account', async () => {
    const calls = await open({
      takes: none,
      left_out: [{ reason: 'BANK_REFUSES_FIELDS', count: 1, amount: 4_000 }],
    })
    await ask('he')
    await page.getByRole('dialog').getByRole('button', { name: hebrew.askForAccounts }).click()
    await expect.poll(() => calls.made(making).length).toBe(1)
  })

  it('is not offered if all rows are left out', async () => {
    await open({ takes: none, left_out: [{ reason: 'ORDER_OPEN', count: 3, amount: 14_240 }] })
    await ask('he')
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText(hebrew.batchWould.nothing)).toBeVisible()
    await expect.element(dialog.getByText(hebrew.leftOutReasons.ORDER_OPEN)).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: hebrew.back })).toBeVisible()
    expect(dialog.getByRole('button', { name: hebrew.make, exact: true }).elements()).toHaveLength(0)
    await expectSound()
  })
})
