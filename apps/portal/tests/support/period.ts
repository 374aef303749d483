import type { RegistrationPeriod } from '@milgo/contracts/core/get-registration-periods'

const day = 86_400_000
const inDays = (days: number): string => new Date(Date.now() + days * day).toISOString()
const dayIn = (days: number): string => inDays(days).slice(0, 10)

/** A period that opened ten days ago and stays open for fifty. */
export const openPeriod: RegistrationPeriod = {
  id: 1,
  code: 'example',
  academic_year: 2026,
  is_current: true,
  phase: 'open',
  from: inDays(-10),
  to: inDays(50),
  is_open: true,
  appeals_from: inDays(120),
  appeals_to: inDays(150),
  is_appeals_open: false,
  age_date: inDays(50),
  reserve_from: dayIn(-375),
  reserve_to: dayIn(-10),
  correction_days: 10,
  appeal_days: 14,
  expected_answers: null,
  results_on: null,
}
