import type { QueuedRequest } from '@milgo/contracts/office/list-requests'
import { officePaths } from '@milgo/contracts/office-paths'
import type { Answers } from '@milgo/page-testing/answer-calls'
import { page } from 'vitest/browser'
import { openOffice, staffWith } from './open-office.tsx'

export const me = staffWith(['reviewer'])
export const yoav = { id: '00000000-0000-4000-8000-000000000002', name: 'יואב לביא' }
export const idOf = (place: number) => `00000000-0000-4000-8000-0000000001${String(place).padStart(2, '0')}`
const moment = '2026-11-01T10:00:00.000Z'

export const request = (place: number, more: Partial<QueuedRequest> = {}): QueuedRequest => ({
  request_id: idOf(place),
  request_number: `2025-0000${10 + place}`,
  name: `סטודנטית ${place}`,
  status: 'SUBMITTED',
  institution_id: 1,
  institution: 'אוניברסיטת חיפה',
  language: 'he',
  submitted_at: moment,
  moved_at: moment,
  correction_deadline: null,
  open_flags: 0,
  waiting: { stage: 'review', days: 20 - place, target: 14, level: 'due', due_on: '2026-11-19' },
  assignee: null,
  open_at: null,
  hold: null,
  flags: [],
  labels: [],
  score: null,
  award: null,
  work_version: 0,
  ...more,
})

const three = [
  request(1),
  request(2, { open_at: yoav, flags: ['same-account'] }),
  request(3, { labels: ['ביקור'] }),
]
export const counted = { counts: { SUBMITTED: 3 }, views: [] }
export const choices = {
  periods: ['2025'],
  colleagues: [
    { id: me.id, name: me.name, roles: me.roles },
    { ...yoav, roles: ['reviewer' as const] },
  ],
  labels: ['ביקור'],
  institutions: [{ id: 1, name: 'אוניברסיטת חיפה' }],
  reasons: [
    {
      period: '2025',
      is_current: true,
      returning: [{ code: 'UNREADABLE', text: 'הקובץ אינו קריא' }],
      denying: [{ code: 'STUDY_SCOPE', text: 'היקף הלימודים' }],
    },
    {
      period: '2024',
      is_current: false,
      returning: [],
      denying: [{ code: 'NO_SERVICE', text: 'לא השלימו שירות' }],
    },
  ],
  awards: [
    { period: '2025', is_current: true, amounts: [12_480, 6_240, 4_000] },
    { period: '2024', is_current: false, amounts: [10_000] },
  ],
  views: [],
}
export const answers = (more: Answers = {}): Answers => ({
  'POST /office/requests/list': { requests: three, next: null },
  'POST /office/requests/count': ({ body }) => ({
    ...counted,
    views: (body as { views: object[] }).views.map(() => ({ count: 3, longest_wait: 19 })),
  }),
  'GET /office/queue/choices': choices,
  ...more,
})
export const openQueue = (more: Answers = {}, rest: Partial<Parameters<typeof openOffice>[1]> = {}) =>
  openOffice(`${officePaths.queue}?status=SUBMITTED`, {
    roles: ['reviewer'],
    answers: answers(more),
    ...rest,
  })
export const rowOf = (place: number) => page.getByRole('row', { name: new RegExp(`סטודנטית ${place}`) })
