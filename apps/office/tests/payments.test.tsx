import type { BatchDetails, PaymentOrder, ResultRowAnswer } from '@milgo/contracts/office/payment-fields'
import { batchPath, officePaths, resultFilePath } from '@milgo/contracts/office-paths'
import type { BatchState } from '@milgo/domain/payment/batch'
import { counted } from '@milgo/messages/counted'
import { officePayments as english } from '@milgo/messages/en/office-payments'
import { fill } from '@milgo/messages/fill'
import { officePayments as hebrew } from '@milgo/messages/he/office-payments'
import type { OfficeLanguage } from '@milgo/messages/office-languages'
import type { Answers } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import type { AnswerOf } from '@milgo/web-client/call-types'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openOffice } from './support/open-office.tsx'
import { paymentsOverview } from './support/payments-fixture.ts'

const id = '00000000-0000-4000-8000-0000000000b1'
const fileId = '00000000-0000-4000-8000-0000000000f1'
const dana = { id: '00000000-0000-4000-8000-0000000000a1', name: 'דנה כספי' }
const omer = { id: '00000000-0000-4000-8000-0000000000a2', name: 'עומר כספי' }
const none = { count: 0, amount: 0 }
const at = '2026-11-02T08:00:00.000Z'

const order = (more: Partial<PaymentOrder> = {}): PaymentOrder => ({
  sequence: 1,
  reference: '2025-002-000001',
  request_number: '2025-000123',
  name: 'נועה לוי',
  account: '12-641 •••••3308',
  amount: 6_240,
  state: 'CHOSEN',
  left_out: null,
  return_reason: null,
  is_fix_open: false,
  is_reissue: false,
  proposal: null,
  ...more,
})

const batch = (state: BatchState, more: Partial<BatchDetails> = {}): BatchDetails => ({
  id,
  code: '2025-002',
  payer: { institution_id: null, institution: null },
  state,
  created_at: at,
  created_by: dana,
  orders: { count: 2, amount: 10_240 },
  open: none,
  paid: none,
  returned: none,
  cancelled: none,
  left_out: { count: 1, amount: 4_000 },
  version: 1,
  approved: state === 'DRAFT' ? null : { at, by: omer },
  exported: state === 'EXPORTED' || state === 'CONFIRMED' ? { at, by: dana } : null,
  confirmed_at: state === 'CONFIRMED' ? at : null,
  acts: [],
  check: {
    last: { code: '2025-001', orders: { count: 12, amount: 60_000 } },
    new_accounts: 2,
    changed_accounts: 1,
    duplicates: [{ account: '12-641 •••••3308', requests: ['2025-000123', '2025-000124'] }],
  },
  left_out_by_reason: [{ reason: 'ACCOUNT_RECENT', count: 1, amount: 4_000 }],
  files: [],
  results: [],
  following: 0,
  ...more,
})

const openBatch = (
  shown: BatchDetails,
  { language = 'he', width = 1440 }: { language?: OfficeLanguage; width?: 1024 | 1440 } = {},
  more: Answers = {},
) =>
  openOffice(batchPath(id), {
    roles: ['finance'],
    language,
    width,
    answers: {
      'POST /office/payments/overview': paymentsOverview({ batches: [shown] }),
      'GET /office/payments/batches/{id}': shown,
      'POST /office/payments/batches/{id}/orders': { orders: [order()], next: null },
      ...more,
    },
  })

const words = { he: hebrew, en: english }
const looks = [
  ['he', 1440],
  ['he', 1024],
  ['en', 1440],
  ['en', 1024],
] as const

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

const row = (line: number, more: Partial<ResultRowAnswer>): ResultRowAnswer => ({
  line,
  reference: `20250020000${line}`,
  request_number: `2025-00012${line}`,
  name: 'נועה לוי',
  account: '12-641 •••••3308',
  ordered: 6_240,
  amount: 6_240,
  result: 'PAID',
  reason: null,
  reason_text: '',
  verdict: 'PAID',
  ...more,
})

const preview = (more: Partial<AnswerOf<'core', 'GET /office/payments/results/{id}'>> = {}) => ({
  id: fileId,
  name: 'results.csv',
  state: 'PREVIEW' as const,
  batch: { id, code: '2025-002' },
  uploaded: { at, by: omer },
  applied: null,
  rows: 4,
  verdicts: [
    { verdict: 'PAID' as const, count: 1, amount: 6_240 },
    { verdict: 'RETURNED' as const, count: 1, amount: 6_240 },
    { verdict: 'AMOUNT_DIFFERS' as const, count: 1, amount: 2_640 },
    { verdict: 'UNKNOWN' as const, count: 1, amount: 1 },
  ],
  missing: none,
  refusal: null,
  sha256: ''.padEnd(64, '0'),
  ...more,
})

const openResults = (shown = preview(), language: OfficeLanguage = 'he', width: 1024 | 1440 = 1440) =>
  openOffice(resultFilePath(fileId), {
    roles: ['finance'],
    language,
    width,
    answers: {
      'POST /office/payments/overview': paymentsOverview(),
      'GET /office/payments/results/{id}': shown,
      'POST /office/payments/results/{id}/rows': {
        rows: [
          row(2, {}),
          row(3, { verdict: 'RETURNED', result: 'RETURNED', reason: 'ACCOUNT_CLOSED' }),
          row(4, { verdict: 'AMOUNT_DIFFERS', amount: 2_640 }),
          row(5, {
            verdict: 'UNKNOWN',
            request_number: null,
            name: null,
            account: null,
            ordered: null,
            amount: 1,
          }),
        ],
        next: null,
      },
      'POST /office/payments/results/{id}/decide': { applied: 2, quarantined: 2, skipped: 0 },
    },
  })

describe('the page of a file of results', () => {
  it.each(looks)('explains every row in %s at %i px before anything is applied', async (language, width) => {
    await openResults(preview(), language, width)
    const { verdicts, returnReasons, apply } = words[language]
    await expect.element(page.getByText(returnReasons.ACCOUNT_CLOSED)).toBeVisible()
    await expect.element(page.getByText(verdicts.AMOUNT_DIFFERS)).toBeVisible()
    await expect.element(page.getByText(verdicts.UNKNOWN).first()).toBeVisible()
    // Two of the four fit; the others wait for a decision.
    const count = counted(words[language].resultRows, 2, language)
    await expect.element(page.getByRole('button', { name: fill(apply, { count }) })).toBeEnabled()
    await expectSound()
  })

  it('says why it is not for this person to apply', async () => {
    const calls = await openResults(preview({ refusal: 'OWN_ROWS' }))
    await page.getByRole('button', { name: hebrew.discardFile }).click({ force: true })
    await expect.element(page.getByText(hebrew.ownRows)).toBeVisible()
    expect(calls.made('POST /office/payments/results/{id}/decide')).toEqual([])
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

describe('names in a Hebrew line', () => {
  /** Where each letter or digit of some words stands in the line, from left to right. */
  const isWholeLeftToRight = (words: string): boolean => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const places: { readonly letter: string; readonly left: number }[] = []
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      for (let at = 0; at < node.length; at += 1) {
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        places.push({ letter: node.data[at] ?? '', left: range.getBoundingClientRect().left })
      }
    }
    const start = places
      .map(({ letter }) => letter)
      .join('')
      .indexOf(words)
    const found = places.slice(start, start + words.length).filter(({ letter }) => letter !== ' ')
    return start >= 0 && found.every(({ left }, place) => place === 0 || left > (found[place - 1]?.left ?? 0))
  }
  const second = { id: dana.id, name: 'Demo Finance 2' }

  it('that are Latin and end in a number do not turn around on the page of a batch', async () => {
    const results = [
      {
        id: fileId,
        name: 'bank (2).csv',
        state: 'APPLIED' as const,
        uploaded_at: at,
        uploaded_by: second,
        rows: 2,
      },
    ]
    await openBatch(batch('DRAFT', { created_by: second, results }))
    await expect.element(page.getByRole('link', { name: 'bank (2).csv' })).toBeVisible()
    expect(isWholeLeftToRight('Demo Finance 2')).toBe(true)
    expect(isWholeLeftToRight('bank (2).csv')).toBe(true)
  })

  it('do not turn around above a file of results either', async () => {
    await openResults(preview({ name: 'bank (2).csv', uploaded: { at, by: second } }))
    await expect.element(page.getByRole('button', { name: hebrew.discardFile })).toBeVisible()
    expect(isWholeLeftToRight('Demo Finance 2')).toBe(true)
    expect(isWholeLeftToRight('bank (2).csv')).toBe(true)
  })
})

describe('the reconciliation', () => {
  const money = {
    entitled: 20_000,
    paid: 10_000,
    in_flight: 4_000,
    due: 6_000,
    waiting: 2_000,
    returned: 4_000,
    unclaimed: 0,
  }
  const reconciled: AnswerOf<'core', 'POST /office/payments/reconciliation'> = {
    period: '2025',
    at,
    money,
    students: 4,
    difference: 0,
    batches: [
      {
        id,
        code: '2025-002',
        payer: { institution_id: null, institution: null },
        ordered: 18_000,
        paid: 10_000,
        in_flight: 4_000,
        returned: 4_000,
        cancelled: 0,
        difference: 0,
      },
    ],
    disagreements: [],
    unbalanced: [],
    ageing: [0, 30, 90, 180].map((from_days) => ({ from_days, count: 0, amount: 0 })),
  }
  const open = (answer: typeof reconciled, language: OfficeLanguage = 'he', width: 1024 | 1440 = 1440) =>
    openOffice(`${officePaths.payments}?view=reconciliation`, {
      roles: ['finance'],
      language,
      width,
      answers: {
        'POST /office/payments/overview': paymentsOverview({ money, students: 4 }),
        'POST /office/payments/reconciliation': answer,
      },
    })

  it.each(looks)('has both equations in %s at %i px, and no difference', async (language, width) => {
    await open(reconciled, language, width)
    await expect.element(page.getByText(words[language].balanced)).toBeVisible()
    await expect.element(page.getByText('2025-002').first()).toBeVisible()
    await expectSound()
  })

  it('names the rows that make a difference', async () => {
    const disagreements = [
      {
        reference: '2025-002-000001',
        request_number: '2025-000123',
        ledger: 'OPEN' as const,
        row: 'PAID' as const,
        amount: 6_240,
      },
    ]
    await open({ ...reconciled, disagreements })
    await expect.element(page.getByText('2025-002-000001')).toBeVisible()
    const row = page.getByRole('row', { name: /2025-002-000001/ })
    await expect.element(row).toHaveTextContent(hebrew.orderStates.OPEN)
    await expect.element(row).toHaveTextContent(hebrew.orderStates.PAID)
    await expect
      .element(page.getByRole('link', { name: '2025-002', exact: true }))
      .toHaveAttribute('href', expect.stringContaining(batchPath(id)))
    await expectSound()
  })
})
