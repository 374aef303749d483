import type { WaitingErasure } from '@milgo/contracts/office/list-erasures'
import { officePaths } from '@milgo/contracts/office-paths'
import { staffErrors } from '@milgo/messages/he/staff-errors'
import type { Answers } from '@milgo/page-testing/answer-calls'
import { openOffice } from './open-office.tsx'

export const noa = { id: '00000000-0000-4000-8000-000000000003', name: 'נועה ברק' }
export const waiting = (place: number, more: Partial<WaitingErasure> = {}): WaitingErasure => ({
  id: `00000000-0000-4000-8000-0000000000e${place}`,
  request_number: `2025-00012${place}`,
  identity_number: null,
  period: '2025',
  name: 'דנה לוי',
  status: 'DENIED',
  reason: 'ביקשה במכתב',
  asked_by: noa,
  asked_at: '2026-11-01T10:00:00.000Z',
  refusal: null,
  may_carry_out: true,
  would_erase: { copies: 2, files: 18, messages: 9, letters: 1, appeals: 0, notes: 0 },
  ...more,
})
const rows = [
  waiting(1),
  waiting(2, { may_carry_out: false, name: '', status: 'DRAFT' }),
  waiting(3, { refusal: { code: 'ERASURE_MONEY_DUE', message: staffErrors.ERASURE_MONEY_DUE } }),
]
export const past = [
  {
    id: '00000000-0000-4000-8000-0000000000f1',
    request_number: '2025-000007',
    identity_number: null,
    period: '2025',
    reason: '',
    asked_by: noa,
    asked_at: '2026-11-01T10:00:00.000Z',
    outcome: 'ERASED' as const,
    decided_by: { id: '00000000-0000-4000-8000-000000000002', name: 'יואב לביא' },
    decided_at: '2026-11-02T10:00:00.000Z',
  },
]
const plan = {
  periods: [{ period: '2024', accounts: 52, drafts: 31, files: 118 }],
  refused_with_bank_details: 7,
}
export const openErasures = (more: Answers = {}, rest: Partial<Parameters<typeof openOffice>[1]> = {}) =>
  openOffice(officePaths.erasures, {
    roles: ['manager'],
    answers: { 'GET /office/erasures': { waiting: rows, past }, 'GET /office/retention': plan, ...more },
    ...rest,
  })
