import type {
  BatchDetails,
  PaymentOrder,
  QuarantinedRow,
  ResultRowAnswer,
} from '@milgo/contracts/office/payment-fields'
import { batchPath, resultFilePath } from '@milgo/contracts/office-paths'
import type { BatchState } from '@milgo/domain/payment/batch'
import { officePayments as english } from '@milgo/messages/en/office-payments'
import { officePayments as hebrew } from '@milgo/messages/he/office-payments'
import type { OfficeLanguage } from '@milgo/messages/office-languages'
import type { Answers } from '@milgo/page-testing/answer-calls'
import type { AnswerOf } from '@milgo/web-client/call-types'
import { openOffice } from './open-office.tsx'

type Overview = AnswerOf<'core', 'POST /office/payments/overview'>

/** Returns the overview of a period in which nothing was paid yet. */
export const paymentsOverview = (more: Partial<Overview> = {}): Overview => ({
  period: '2025',
  periods: ['2025'],
  money: { entitled: 0, paid: 0, in_flight: 0, due: 0, waiting: 0, returned: 0, unclaimed: 0 },
  students: 0,
  payers: [],
  batches: [],
  quarantined: 0,
  proposals: 0,
  bank_fixes: 0,
  ...more,
})

export const id = '00000000-0000-4000-8000-0000000000b1'
export const fileId = '00000000-0000-4000-8000-0000000000f1'
export const dana = { id: '00000000-0000-4000-8000-0000000000a1', name: 'דנה כספי' }
export const omer = { id: '00000000-0000-4000-8000-0000000000a2', name: 'עומר כספי' }
export const none = { count: 0, amount: 0 }
export const at = '2026-11-02T08:00:00.000Z'

export const order = (more: Partial<PaymentOrder> = {}): PaymentOrder => ({
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

export const batch = (state: BatchState, more: Partial<BatchDetails> = {}): BatchDetails => ({
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

export const openBatch = (
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

export const words = { he: hebrew, en: english }
export const looks = [
  ['he', 1440],
  ['he', 1024],
  ['en', 1440],
  ['en', 1024],
] as const

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

export const preview = (more: Partial<AnswerOf<'core', 'GET /office/payments/results/{id}'>> = {}) => ({
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

export const openResults = (shown = preview(), language: OfficeLanguage = 'he', width: 1024 | 1440 = 1440) =>
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

/** A row in quarantine that nobody has proposed a decision on. */
export const quarantinedRow: QuarantinedRow = {
  line: 7,
  reference: '202500200007',
  request_number: '2025-000123',
  name: 'נועה לוי',
  account: '12-641 •••••3308',
  ordered: 6_240,
  amount: 2_640,
  result: 'RETURNED',
  reason: 'OTHER',
  reason_text: 'Closed in 2024',
  verdict: 'AMOUNT_DIFFERS',
  file_id: fileId,
  file_name: 'results.csv',
  batch: '2025-002',
  at,
  proposal: null,
}

const money = {
  entitled: 20_000,
  paid: 10_000,
  in_flight: 4_000,
  due: 6_000,
  waiting: 2_000,
  returned: 4_000,
  unclaimed: 0,
}
/** A period in which everything balances. */
export const reconciled: AnswerOf<'core', 'POST /office/payments/reconciliation'> = {
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
  disagreements_total: 0,
  unbalanced: [],
  unbalanced_total: 0,
  ageing: [0, 30, 90, 180].map((from_days) => ({ from_days, count: 0, amount: 0 })),
}
