import type { ReleaseDetails } from '@milgo/contracts/office/release-fields'

export const id = '00000000-0000-4000-8000-0000000000aa'
export const now = '2025-06-15T06:00:00.000Z'

export const letter = (n: number) => ({
  request_id: `00000000-0000-4000-8000-00000000000${n}`,
  request_number: `2025-00000${n}`,
  name: 'דנה ישראלי',
  kind: 'AWARD' as const,
  award: 6_240,
  total: 77.5,
  state: 'WAITING' as const,
  reason: null,
  failure: null,
  failures: 0,
  faults: [],
  hashes: { he: 'a', ar: 'b', en: 'c' },
})

export const release: ReleaseDetails = {
  id,
  name: '2025-01',
  result: '1',
  state: 'CHECKED',
  planned_on: '2025-06-15',
  made_by: 'אבי שלו',
  made_at: now,
  approved_by: null,
  scheduled_for: null,
  ended_at: null,
  rows: 120,
  sent: 0,
  left_out: 0,
  version: 3,
  now,
  appeal_until: '2025-06-30T21:00:00.000Z',
  template_version: 'result-letter/1',
  rules_version: '3',
  approved_at: null,
  started_at: null,
  continues_at: null,
  dry_run: {
    is_running: false,
    checked: 120,
    faulty: 0,
    at: now,
    promised: 100 * 6_240,
    groups: [
      { kind: 'AWARD', award: 6_240, count: 100, change: 2 },
      { kind: 'NO_AWARD', award: 0, count: 20, change: null },
    ],
  },
  samples: [
    { ...letter(1), why: 'HIGHEST_SCORE' },
    { ...letter(2), why: 'RANDOM' },
  ],
  events: [
    { event: 'START_CHECK', refusal: null },
    { event: 'APPROVE', refusal: null },
    { event: 'STOP', refusal: null },
  ],
  waiting: 120,
  sent_in_last_minute: 0,
  failing: 0,
}

export const list = {
  period: '2025',
  periods: ['2025', '2024'],
  today: '2025-06-15',
  releases: [release],
  ready: [
    { result: '1' as const, count: 120, other_rules: 3 },
    { result: '2' as const, count: 0, other_rules: 0 },
  ],
  outside: [
    { reason: 'NOT_DECIDED' as const, status: 'SUBMITTED' as const, count: 142 },
    { reason: 'PUBLISHED' as const, status: 'SCHOLARSHIP_PAID' as const, count: 9 },
  ],
}

/** Returns a message that may not have arrived. */
export const undelivered = (n: number) => ({
  message_id: `00000000-0000-4000-8000-00000000100${n}`,
  request_id: letter(n).request_id,
  request_number: letter(n).request_number,
  name: 'Omar Haddad',
  channel: 'sms' as const,
  state: 'uncertain' as const,
  tried_at: now,
  resent: null,
  resend_refusal: null,
})

/** No letter to list, and no message that may not have arrived. */
export const none = {
  'POST /office/releases/{id}/letters': { letters: [], next: null },
  'POST /office/releases/{id}/deliveries': { counts: [], undelivered: [], next: null },
}

const approved = { approved_by: 'טלי לוין', approved_at: now }
const sending = { ...approved, started_at: now, samples: [] }
const offered = (...events: ReleaseDetails['events'][number]['event'][]) => ({
  events: events.map((event) => ({ event, refusal: null })),
})
/** A release in each of its states. */
export const inState: Readonly<Record<ReleaseDetails['state'], Partial<ReleaseDetails>>> = {
  DRAFT: {
    ...offered('STOP'),
    dry_run: { ...release.dry_run, is_running: true, checked: 48, at: null, groups: [], promised: 0 },
    samples: [],
  },
  CHECKED: offered('START_CHECK', 'APPROVE', 'STOP'),
  APPROVED: { ...approved, ...offered('SCHEDULE', 'START', 'STOP') },
  SCHEDULED: {
    ...approved,
    scheduled_for: '2025-06-16T06:00:00.000Z',
    ...offered('SCHEDULE', 'UNSCHEDULE', 'START', 'STOP'),
  },
  RUNNING: {
    ...sending,
    sent: 50,
    left_out: 1,
    waiting: 69,
    continues_at: '2025-06-15T06:15:00.000Z',
    ...offered('PAUSE', 'STOP'),
  },
  PAUSED: { ...sending, sent: 80, waiting: 40, ...offered('RESUME', 'STOP') },
  STOPPED: { ...sending, sent: 50, left_out: 70, waiting: 0, ended_at: now, events: [] },
  DONE: { ...sending, sent: 119, left_out: 1, waiting: 0, ended_at: now, events: [] },
}
