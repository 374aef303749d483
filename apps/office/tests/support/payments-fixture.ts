import type { AnswerOf } from '@milgo/web-client/call-types'

type Overview = AnswerOf<'core', 'POST /office/payments/overview'>

/** A period in which nothing was paid yet. */
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
