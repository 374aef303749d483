import type { AppealReceipt, StoredAppeal } from '@milgo/contracts/core/appeal-fields'
import type { CurrentUser } from '@milgo/contracts/core/get-current-user'
import { paths } from '@milgo/contracts/portal-paths'
import type { Answers } from '@milgo/page-testing/answer-calls'
import { page } from 'vitest/browser'
import { openPortal } from './open-portal.tsx'
import { refusedResult } from './result.ts'
import { currentUser } from './student.ts'

const day = 86_400_000
const inDays = (days: number): string => new Date(Date.now() + days * day).toISOString()

type Request = NonNullable<CurrentUser['request']>
export const request = currentUser.request as Request

export const asked = (change: Partial<Request>): CurrentUser => ({
  ...currentUser,
  request: { ...request, ...change },
})

export const refused = asked({
  request_status: 'DENIED',
  publish_state: '1',
  actions: ['APPEAL', 'VIEW_SUBMITTED_COPY', 'VIEW_RESULT'],
  appeal_deadline: inDays(12),
})
export const computed = asked({
  request_status: 'COMPUTED',
  publish_state: '1',
  actions: ['APPEAL', 'VIEW_SUBMITTED_COPY', 'VIEW_RESULT'],
  appeal_deadline: inDays(12),
})
export const appealed = asked({
  request_status: 'APPEAL_SUBMITTED',
  publish_state: '1',
  actions: ['UPDATE_APPEAL', 'VIEW_APPEAL', 'VIEW_RESULT'],
})
export const inReview = asked({
  request_status: 'APPEAL_SUBMITTED',
  publish_state: '1',
  actions: ['VIEW_APPEAL', 'VIEW_RESULT'],
})
export const returned = asked({
  request_status: 'APPEAL_REPAIR_BACK_FOR',
  publish_state: '1',
  actions: ['FIX_APPEAL', 'VIEW_APPEAL', 'VIEW_RESULT'],
  correction_deadline: inDays(3),
})

export const file = (n: number) => ({
  file_name: `00000000-0000-4000-8000-00000000000${n}.pdf`,
  original_file_name: `תלוש שכר ${n}.pdf`,
  file_signed_url: '/x',
})
export const receipt: AppealReceipt = {
  id: request.id,
  appeal_number: '2025-000123-A',
  version: 1,
  sent_at: '2026-01-15T10:00:00.000Z',
  files: [{ ...file(1), bytes: 120_000, sha256: 'ab12'.repeat(16) }],
}
export const stored: StoredAppeal = {
  user_request_id: request.id,
  details: 'ההכנסה ירדה בספטמבר',
  documents: JSON.stringify([file(1), file(2)]),
  type: 'RESULT_APPEAL',
  return_comment: null,
  grounds: ['income'],
  claimed_income: 8_200,
  claimed_persons: '4',
  claimed_locality: null,
  claimed_service_months: null,
  claimed_reserve_days: null,
  receipt,
  has_draft: false,
  content_version: 1,
}
export const toFix = [
  {
    field: 'documents' as const,
    index: 1,
    reason: 'UNREADABLE',
    reason_text: 'הקובץ אינו קריא',
    note: 'חסר העמוד השני',
    asked_at: '2026-01-16T10:00:00.000Z',
    sent_file: file(2),
    is_replaced: false,
  },
]

type Opening = NonNullable<Parameters<typeof openPortal>[1]> & {
  /** The page of the appeal, by default that of a result. */
  readonly path?: string
}

export const openAppeal = (
  user: CurrentUser,
  answers: Answers = {},
  { path = paths.personalAreaAppeal, ...opening }: Opening = {},
) =>
  openPortal(path, {
    isLoggedIn: true,
    answers: { 'GET /user/current-user': user, 'GET /page-data/result': refusedResult, ...answers },
    ...opening,
  })

export const button = (name: string) => page.getByRole('button', { name, exact: true })
