import type { BatchDetails, OrderProposal, PaymentOrder } from '@milgo/contracts/office/payment-fields'
import { batchPath, officePaths } from '@milgo/contracts/office-paths'
import { officePayments as english } from '@milgo/messages/en/office-payments'
import { fill } from '@milgo/messages/fill'
import { office as hebrewOffice } from '@milgo/messages/he/office'
import { officePayments as hebrew } from '@milgo/messages/he/office-payments'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openOffice } from './support/open-office.tsx'
import { paymentsOverview, quarantinedRow as row } from './support/payments-fixture.ts'

const id = '00000000-0000-4000-8000-0000000000b1'
const dana = { id: '00000000-0000-4000-8000-0000000000a1', name: 'דנה כספי' }
const at = '2026-11-02T08:00:00.000Z'
const none = { count: 0, amount: 0 }

describe('a change of an order that waits for a second signature', () => {
  const proposal: OrderProposal = {
    id: '00000000-0000-4000-8000-0000000000e1',
    kind: 'CANCELLATION',
    batch: { id, code: '2025-002' },
    request_number: '2025-000123',
    name: 'נועה לוי',
    amount: 6_240,
    by: dana,
    reason: 'הבנק אישר בטלפון',
  }
  const deciding = 'POST /office/payments/proposals/{id}/decide'

  it.each([
    ['he', 1440, hebrew],
    ['he', 1024, hebrew],
    ['en', 1440, english],
    ['en', 1024, english],
  ] as const)('is listed in %s at %i px, of any batch, and signed there', async (language, width, words) => {
    const calls = await openOffice(`${officePaths.payments}?view=quarantine`, {
      roles: ['finance'],
      language,
      width,
      answers: {
        'POST /office/payments/overview': paymentsOverview({ proposals: 1 }),
        'POST /office/payments/quarantine': {
          rows: [],
          next: null,
          total: 0,
          proposals: [proposal],
          proposals_total: 1,
        },
        [deciding]: { is_done: true },
      },
    })
    await expect.element(page.getByRole('tab', { name: `${words.quarantine} (1)` })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: words.signatures })).toBeVisible()
    await expect.element(page.getByText(/הבנק אישר בטלפון/)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: /2025-002/ }))
      .toHaveAttribute('href', expect.stringContaining(batchPath(id)))
    await expectSound()
    await page.getByRole('button', { name: words.confirm, exact: true }).click()
    await expect.poll(() => calls.made(deciding)[0]?.body).toEqual({ is_confirmed: true })
  })

  it('is counted if it is not listed', async () => {
    await openOffice(`${officePaths.payments}?view=quarantine`, {
      roles: ['finance'],
      answers: {
        'POST /office/payments/overview': paymentsOverview({ proposals: 1_000 }),
        'POST /office/payments/quarantine': {
          rows: [],
          next: null,
          total: 0,
          proposals: [proposal],
          proposals_total: 1_000,
        },
      },
    })
    await expect
      .element(page.getByText(fill(hebrewOffice.shown, { shown: '1', total: '1,000' })))
      .toBeVisible()
  })
})

describe('a row of results that waits for a decision', () => {
  it.each([
    ['he', 1440, hebrew],
    ['he', 1024, hebrew],
    ['en', 1440, english],
    ['en', 1024, english],
  ] as const)(
    'is decided in %s at %i px with its student, its batch and its sums shown',
    async (language, width, words) => {
      await openOffice(`${officePaths.payments}?view=quarantine`, {
        roles: ['finance'],
        language,
        width,
        answers: {
          'POST /office/payments/overview': paymentsOverview({ quarantined: 1 }),
          'POST /office/payments/quarantine': {
            rows: [row],
            next: null,
            total: 1,
            proposals: [],
            proposals_total: 0,
          },
        },
      })
      await page.getByRole('button', { name: fill(words.decideRow, { line: 7 }) }).click()
      const dialog = page.getByRole('dialog')
      const shown = ['נועה לוי', '2025-000123', '2025-002', '202500200007', '₪6,240', '₪2,640']
      for (const shownText of [...shown, words.verdicts.AMOUNT_DIFFERS, 'Closed in 2024'])
        await expect.element(dialog).toHaveTextContent(shownText)
      await expectSound()
    },
  )
})

describe('rows of results that wait for a decision', () => {
  it('are listed a page at a time, by key', async () => {
    const next = { at, file_id: row.file_id, line: 7 }
    const calls = await openOffice(`${officePaths.payments}?view=quarantine`, {
      roles: ['finance'],
      answers: {
        'POST /office/payments/overview': paymentsOverview({ quarantined: 1_200 }),
        'POST /office/payments/quarantine': ({ body }) => {
          const isFirst = !('after' in (body as object))
          return {
            rows: [isFirst ? row : { ...row, line: 8 }],
            next: isFirst ? next : null,
            total: 1_200,
            proposals: [],
            proposals_total: 0,
          }
        },
      },
    })
    const decide = (line: number) => page.getByRole('button', { name: fill(hebrew.decideRow, { line }) })
    await expect.element(decide(7)).toBeVisible()
    await expect
      .element(page.getByText(fill(hebrewOffice.shown, { shown: '1', total: '1,200' })))
      .toBeVisible()
    await expectSound()
    await page.getByRole('button', { name: hebrew.more, exact: true }).click()
    await expect.element(decide(8)).toBeVisible()
    await expect.element(decide(7)).toBeVisible()
    expect(page.getByRole('button', { name: hebrew.more, exact: true }).elements()).toHaveLength(0)
    expect(calls.made('POST /office/payments/quarantine').map(({ body }) => body)).toEqual([
      { period: '2025' },
      { period: '2025', after: next },
    ])
  })
})

describe('a row of an institution', () => {
  const order: PaymentOrder = {
    sequence: 1,
    reference: '2025-002-000001',
    request_number: '2025-000123',
    name: 'נועה לוי',
    account: null,
    amount: 6_240,
    state: 'OPEN',
    left_out: null,
    return_reason: null,
    is_fix_open: false,
    is_reissue: false,
    proposal: null,
  }
  const batch: BatchDetails = {
    id,
    code: '2025-002',
    payer: { institution_id: 1, institution: 'מכללה' },
    state: 'EXPORTED',
    created_at: at,
    created_by: dana,
    orders: { count: 1, amount: 6_240 },
    open: { count: 1, amount: 6_240 },
    paid: none,
    returned: none,
    cancelled: none,
    left_out: none,
    version: 1,
    approved: { at, by: dana },
    exported: { at, by: dana },
    confirmed_at: null,
    acts: [{ act: 'ENTER_RESULTS', refusal: null }],
    check: { last: null, new_accounts: 0, changed_accounts: 0, duplicates: [] },
    left_out_by_reason: [],
    files: [],
    results: [],
    following: 0,
  }
  const entering = 'POST /office/payments/batches/{id}/row-results'

  it('is marked as returned after a confirmation, because it cannot be undone', async () => {
    const calls = await openOffice(batchPath(id), {
      roles: ['finance'],
      answers: {
        'POST /office/payments/overview': paymentsOverview(),
        'GET /office/payments/batches/{id}': batch,
        'POST /office/payments/batches/{id}/orders': { orders: [order], next: null },
        [entering]: { applied: 1, skipped: 0 },
      },
    })
    const name = fill(hebrew.markReturnedOf, { name: 'נועה לוי' })
    await page.getByRole('button', { name }).click()
    const asked = page.getByRole('dialog', {
      name: fill(hebrew.markReturnedTitle, { name: 'נועה לוי' }),
    })
    await expect.element(asked).toHaveTextContent(hebrew.markReturnedText)
    expect(calls.made(entering)).toEqual([])
    await asked.getByRole('button', { name: hebrew.markReturned, exact: true }).click()
    await expect
      .poll(() => calls.made(entering)[0]?.body)
      .toEqual({ rows: [{ sequence: 1, result: 'RETURNED', reason: 'OTHER' }] })
    await expectSound()
  })
})
