import { officePaths } from '@milgo/contracts/office-paths'
import type { Answers } from '@milgo/page-testing/answer-calls'
import { openOffice } from './open-office.tsx'

const noa = { id: '00000000-0000-4000-8000-000000000002', name: 'נועה ברק' }
export const figure = (count: number, view: Record<string, string> = {}) => ({ count, view })
export const overdue = figure(1034, { status: 'TEAM_MANAGER_APPROVAL', ageing: 'overdue' })
export const stage = (name: 'review' | 'confirmation', late: ReturnType<typeof figure>) => ({
  stage: name,
  target: 5,
  median: 9,
  waiting: figure(late.count + 12, { status: 'SUBMITTED' }),
  within: figure(7),
  due: figure(5),
  overdue: late,
})
export const dashboard = {
  periods: ['2025', '2024'],
  period: { code: '2025', closes_at: '2026-11-21T10:00:00.000Z', is_open: true },
  now: '2026-11-16T10:00:00.000Z',
  drafts: 2310,
  funnel: {
    registered: 15220,
    begun: 13730,
    sent: figure(11420, { status: 'SUBMITTED' }),
    decided: figure(5162, { decision: 'approved,denied,rejected' }),
    approved: figure(4385, { decision: 'approved' }),
    paid: figure(12, { status: 'SCHOLARSHIP_PAID' }),
  },
  sent: figure(11420, { status: 'SUBMITTED' }),
  decided: figure(5162, { decision: 'approved,denied,rejected' }),
  open: figure(6258, { status: 'SUBMITTED' }),
  statuses: [
    { status: 'SUBMITTED' as const, figure: figure(3912, { status: 'SUBMITTED' }) },
    { status: 'REPAIR_BACK_FOR' as const, figure: figure(1486, { status: 'REPAIR_BACK_FOR' }) },
    { status: 'REPAIR_BACK_FROM_TO' as const, figure: figure(118, { status: 'REPAIR_BACK_FROM_TO' }) },
    { status: 'DENIED' as const, figure: figure(563, { status: 'DENIED' }) },
  ],
  stages: [stage('review', figure(3)), stage('confirmation', overdue)],
  overdue: figure(1037, { ageing: 'overdue' }),
  before: { sent: figure(4000, { sent: '2026-09-01..2026-11-07' }), decided: figure(200) },
  days: Array.from({ length: 9 }, (_, place) => ({
    day: `2026-11-${String(place + 8).padStart(2, '0')}`,
    sent: figure(800 + place, { sent: `2026-11-${place + 8}` }),
    decided: figure(500 + place, { decided: `2026-11-${place + 8}` }),
  })),
  forecast: {
    pace: {
      worked_days: 10,
      sent: figure(8205, { sent: '2026-11-02..2026-11-15' }),
      decided: figure(5100, { decided: '2026-11-02..2026-11-15' }),
    },
    sent_per_day: 820.5,
    decided_per_day: 510,
    done_on: '2026-12-30',
  },
  times: {
    computed_at: '2026-11-16T09:50:00.000Z',
    statuses: [
      {
        status: 'SUBMITTED' as const,
        median: 7,
        ninetieth: 15,
        left: figure(7000, { left: 'SUBMITTED' }),
      },
      {
        status: 'REPAIR_BACK_FOR' as const,
        median: 6,
        ninetieth: 9,
        left: figure(900, { left: 'REPAIR_BACK_FOR' }),
      },
    ],
  },
  returns: {
    all: figure(1700, { returned: 'any' }),
    documents: [
      {
        field: 'confirmation_studies',
        all: figure(900, { returned: 'confirmation_studies' }),
        languages: [
          { language: 'he', figure: figure(600) },
          { language: 'ar', figure: figure(250) },
          { language: 'en', figure: figure(50) },
        ],
        reasons: [{ code: 'UNREADABLE', figure: figure(400) }],
      },
    ],
  },
  decisions: [
    {
      decision: 'approved' as const,
      all: figure(4385, { decision: 'approved' }),
      reasons: [{ code: 'none', figure: figure(4385) }],
    },
    {
      decision: 'denied' as const,
      all: figure(563, { decision: 'denied' }),
      reasons: [
        { code: 'STUDY_SCOPE', figure: figure(500) },
        { code: 'none', figure: figure(63) },
      ],
    },
  ],
  workload: [
    {
      staff: noa,
      waiting: figure(60),
      overdue: figure(4),
      decided_today: figure(34),
      decided_in_week: figure(210),
    },
  ],
  appeals: { made: figure(40), open: figure(10), granted: figure(12), denied: figure(18) },
  undeliverable: figure(17, { flags: 'undeliverable' }),
  reasons: {
    returning: [{ code: 'UNREADABLE', text: 'הקובץ אינו קריא' }],
    denying: [{ code: 'STUDY_SCOPE', text: 'היקף הלימודים' }],
  },
}
export const trail = {
  check: { at: '2026-11-16T01:40:00.000Z', is_intact: true, entries: 1204, findings: [] },
  unusual: [],
  unusual_rows: [
    { kind: 'many' as const, rows: 1044 },
    { kind: 'same-name' as const, rows: 2 },
  ],
  stored_months: 24,
  staff: [],
}
export const answers = (more: Answers = {}): Answers => ({
  'POST /office/dashboard': dashboard,
  'GET /office/trail/overview': trail,
  ...more,
})
export const openDashboard = (rest: Partial<Parameters<typeof openOffice>[1]> = {}, search = '') =>
  openOffice(`${officePaths.dashboard}${search}`, { roles: ['manager'], answers: answers(), ...rest })
