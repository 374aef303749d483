import type { TrailRow } from '@milgo/contracts/office/trail-fields'
import { officePaths } from '@milgo/contracts/office-paths'
import type { Answers } from '@milgo/page-testing/answer-calls'
import { openOffice } from './open-office.tsx'

export const noa = { id: '00000000-0000-4000-8000-000000000002', name: 'נועה ברק' }
export const request = { id: '00000000-0000-4000-8000-000000000101', number: '2025-000123' }
export const row = (number: number, more: Partial<TrailRow> = {}): TrailRow => ({
  source: 'entry',
  number,
  at: '2026-11-16T10:00:00.000Z',
  staff: noa,
  request,
  action: 'request-viewed',
  event: null,
  by: null,
  about: null,
  details: {},
  ...more,
})
export const rows = [
  row(9, { action: 'number-revealed', details: { purpose: 'CHECK_DUPLICATE' } }),
  row(8),
  row(2, {
    source: 'event',
    action: null,
    event: 'SUBMIT',
    by: 'STUDENT',
    staff: null,
    details: { from: 'DRAFT', to: 'SUBMITTED' },
  }),
  row(7, { action: 'staff-added', request: null, about: noa, details: { roles: 'reviewer' } }),
]
export const intact = { at: '2026-11-16T01:40:00.000Z', is_intact: true, entries: 1204, findings: [] }
const answers = (more: Answers = {}): Answers => ({
  'POST /office/trail/list': { rows, next: { at: rows[3]?.at ?? '', source: 'entry', number: 7 } },
  'GET /office/trail/overview': {
    check: intact,
    unusual: [{ kind: 'night', staff: noa, hour: '2026-11-15T23', count: 3 }],
    unusual_rows: [{ kind: 'night', rows: 3 }],
    stored_months: 24,
    staff: [noa],
  },
  ...more,
})
export const openTrail = (
  more: Answers = {},
  rest: Partial<Parameters<typeof openOffice>[1]> = {},
  search = '',
) => openOffice(`${officePaths.trail}${search}`, { roles: ['manager'], answers: answers(more), ...rest })
