import type { Period } from './period.ts'

export const examplePeriod: Period = {
  id: 1,
  code: '2025',
  academic_year: 2024,
  is_current: true,
  phase: 'open',
  from: '2024-11-01T08:00:00Z',
  to: '2024-12-15T10:00:00Z',
  is_open: true,
  appeals_from: null,
  appeals_to: null,
  is_appeals_open: false,
  age_date: '2024-12-15T10:00:00.000Z',
  reserve_from: '2023-12-02',
  reserve_to: '2024-12-15',
  correction_days: 10,
  appeal_days: 14,
  expected_answers: 'יוני 2025',
  results_on: null,
}
