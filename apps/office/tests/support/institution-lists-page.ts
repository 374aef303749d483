import { institutionListPath, officePaths } from '@milgo/contracts/office-paths'
import type { Answers } from '@milgo/page-testing/answer-calls'
import type { AnswerOf } from '@milgo/web-client/call-types'
import { openOffice } from './open-office.tsx'

type Report = AnswerOf<'core', 'GET /office/institution-lists/{id}'>
type Row = Report['rows'][number]

export const id = '00000000-0000-4000-8000-0000000000a1'
export const at = '2026-11-01T10:00:00.000Z'
export const list: Report['list'] = {
  id,
  period: '2025',
  institution: 'אוניברסיטת חיפה',
  file_name: 'rejections.xlsx',
  state: 'CHECKED',
  checked: { by: 'דנה', at },
  applied: null,
  revoked: null,
  revoke_reason: null,
  rows: 4,
  applicable: 2,
  done: 0,
}
export const row = (place: number, checked: Row['checked'], more: Partial<Row> = {}): Row => ({
  row: place,
  number: '•••••6782',
  request: {
    id: `00000000-0000-4000-8000-0000000001${place + 10}`,
    number: `2025-0000${place + 10}`,
    name: `סטודנטית ${place}`,
  },
  reason: null,
  checked,
  applied: null,
  revoked: null,
  ...more,
})
export const rows = [
  row(2, 'REJECTED', { reason: 'הפסיקה לימודים' }),
  row(3, 'WAITING'),
  row(4, 'OTHER_INSTITUTION'),
  row(5, 'NO_REQUEST', { request: null }),
]
const institutions = [{ id: 7, name: 'אוניברסיטת חיפה' }]
export const lists = { period: '2025', periods: ['2025'], institutions, lists: [list] }
export const openLists = (more: Answers = {}, rest: Partial<Parameters<typeof openOffice>[1]> = {}) =>
  openOffice(officePaths.institutionLists, {
    roles: ['manager'],
    answers: { 'POST /office/institution-lists/list': lists, ...more },
    ...rest,
  })
export const openReport = (
  report: Report,
  more: Answers = {},
  rest: Partial<Parameters<typeof openOffice>[1]> = {},
) =>
  openOffice(institutionListPath(id), {
    roles: ['manager'],
    answers: { 'GET /office/institution-lists/{id}': report, ...more },
    ...rest,
  })
