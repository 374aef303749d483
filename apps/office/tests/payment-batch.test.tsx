import { officePaths } from '@milgo/contracts/office-paths'
import { fill } from '@milgo/messages/fill'
import { officePayments as hebrew } from '@milgo/messages/he/office-payments'
import type { OfficeLanguage } from '@milgo/messages/office-languages'
import { expectSound } from '@milgo/page-testing/expect-sound'
import type { AnswerOf } from '@milgo/web-client/call-types'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
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
  it.each(looks)('shows in %s at %i px what whoever approves must see', async (language, width) => {
    await openBatch(batch('DRAFT', { acts: [{ act: 'APPROVE', refusal: null }] }), { language, width })
    const { states, check, acts, leftOutReasons } = words[language]
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(states.DRAFT)
    await expect.element(page.getByText(check)).toBeVisible()
    await expect.element(page.getByText('2025-001', { exact: false }).first()).toBeVisible()
    await expect.element(page.getByText(leftOutReasons.ACCOUNT_RECENT)).toBeVisible()
    await expect.element(page.getByRole('button', { name: acts.APPROVE })).toBeEnabled()
    await expectSound()
  })

  it.each([
    ['APPROVE', 'DRAFT', 'SECOND_PERSON_NEEDED', hebrew.acts.APPROVE, hebrew.yourBatch],
    ['EXPORT', 'APPROVED', 'OWN_ROWS', hebrew.acts.EXPORT, hebrew.ownRows],
    ['ENTER_RESULTS', 'EXPORTED', 'SECOND_PERSON_NEEDED', hebrew.upload, hebrew.yourApproval],
    ['ENTER_RESULTS', 'CONFIRMED', 'OWN_ROWS', hebrew.upload, hebrew.ownRows],
  ] as const)('says why %s is not for this person in %s', async (act, state, refusal, name, reason) => {
    const calls = await openBatch(batch(state, { acts: [{ act, refusal }] }))
    await expect.element(page.getByText(reason)).toBeVisible()
    await page.getByRole('button', { name, exact: true }).first().click({ force: true })
    expect(calls.made('POST /office/payments/batches/{id}/move')).toEqual([])
  })

  it('of the list of an institution says to its approver that somebody else enters the results', async () => {
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

  it('has no word of approving once it is approved', async () => {
    await openBatch(batch('APPROVED', { acts: [{ act: 'EXPORT', refusal: null }] }))
    await expect.element(page.getByRole('heading', { name: hebrew.checked })).toBeVisible()
    await expect.element(page.getByText(hebrew.check)).not.toBeInTheDocument()
  })

  it('has its files and results once it is closed, each with who and when', async () => {
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
    'says in %s at %i px what it takes of what is due, and why not the rest',
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

  it('that takes nobody still asks for the accounts that cannot be paid to', async () => {
    const calls = await open({
      takes: none,
      left_out: [{ reason: 'BANK_REFUSES_FIELDS', count: 1, amount: 4_000 }],
    })
    await ask('he')
    await page.getByRole('dialog').getByRole('button', { name: hebrew.askForAccounts }).click()
    await expect.poll(() => calls.made(making).length).toBe(1)
  })

  it('of nothing but rows that stay out is not offered', async () => {
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
