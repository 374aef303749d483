import type { BankFixRow, WaitingAccount } from '@milgo/contracts/office/bank-fix-fields'
import { officePaths } from '@milgo/contracts/office-paths'
import type { Answers } from '@milgo/page-testing/answer-calls'
import type { AnswerOf } from '@milgo/web-client/call-types'
import { openOffice } from './open-office.tsx'
import { paymentsOverview } from './payments-fixture.ts'

export const requestId = '00000000-0000-4000-8000-0000000000bb'
export const accountId = '00000000-0000-4000-8000-0000000000cc'
export const toAsk = (more: Partial<BankFixRow> = {}): BankFixRow => ({
  request_id: '00000000-0000-4000-8000-0000000000dd',
  request_number: '2025-000124',
  name: 'עומר כהן',
  due: 6_240,
  old_account: '12-641 ••••3308',
  problem: 'ACCOUNT_CLOSED',
  refusal: null,
  ...more,
})

export const waiting = (more: Partial<WaitingAccount> = {}): WaitingAccount => ({
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

/** Returns the answers of both lists, each with a single page. */
export const listed = (
  rows: readonly WaitingAccount[],
  students: readonly BankFixRow[] = [],
): {
  readonly 'POST /office/bank-fixes': AnswerOf<'core', 'POST /office/bank-fixes'>
  readonly 'POST /office/bank-fixes/to-ask': AnswerOf<'core', 'POST /office/bank-fixes/to-ask'>
} => ({
  'POST /office/bank-fixes': {
    rows: [...rows],
    next: null,
    total: rows.length,
    with_students: 0,
    first_with_students: [],
  },
  'POST /office/bank-fixes/to-ask': { rows: [...students], next: null, total: students.length },
})

export const openAccounts = (
  fixes: Answers,
  more: Answers = {},
  rest: Partial<Parameters<typeof openOffice>[1]> = {},
) =>
  openOffice(officePaths.bankFixes, {
    roles: ['finance'],
    answers: {
      'POST /office/payments/overview': paymentsOverview(),
      ...fixes,
      ...more,
    },
    ...rest,
  })
