import type { OpenProposal, RevisionOutcome, RevisionPage } from '@milgo/contracts/office/revision-fields'
import { officePaths, revisionPath } from '@milgo/contracts/office-paths'
import type { PrintedLetter } from '@milgo/domain/letter/printed-letter'
import type { Answers } from '@milgo/page-testing/answer-calls'
import { openOffice } from './open-office.tsx'

export const requestId = '00000000-0000-4000-8000-0000000000bb'
export const proposalId = '00000000-0000-4000-8000-0000000000cc'
export const noa = { id: '00000000-0000-4000-8000-000000000003', name: 'נועה ברק' }
export const letter = (language: PrintedLetter['language'], opening: string): PrintedLetter => ({
  language,
  direction: language === 'en' ? 'ltr' : 'rtl',
  title: 'Result letter',
  brand: 'Milgo',
  office: 'Student scholarships office',
  details: [{ label: 'Date', value: '01.11.2026' }],
  to: 'To',
  name: 'דנה לוי',
  identity: '1234',
  subject: 'The result was corrected',
  greeting: 'Dear',
  opening: [opening],
  decision: { amount: '₪6,240', headline: 'The scholarship awarded to you', text: null },
  reasons: null,
  score: null,
  appeal: null,
  information: { title: 'Please note', paragraphs: ['The decision rests on your documents.'] },
  closing: 'Yours',
  signature: 'The office',
  contact: 'Questions',
  footer: ['Letter'],
  pageNumber: 'Page {page}',
})

export const outcome = (more: Partial<RevisionOutcome> = {}): RevisionOutcome => ({
  figures: [{ label: 'הכנסת הורה 1', kind: 'amount', before: 60_000, after: 2_000 }],
  components: [{ component: 'income', before: 0, after: 45, max: 45 }],
  total_before: 30,
  total: 76,
  award_before: 0,
  award: 6_240,
  rules_version_before: '2025-1',
  rules_version: '2025-1',
  is_appeal_award_kept: false,
  refusal: null,
  letters: [letter('he', 'מכתב בעברית'), letter('ar', 'رسالة بالعربية'), letter('en', 'A letter in English')],
  ...more,
})

export const revision = (more: Partial<RevisionPage> = {}): RevisionPage => ({
  request_id: requestId,
  request_number: '2025-000123',
  name: 'דנה לוי',
  status: 'COMPUTED',
  refusal: null,
  result: {
    decision: 'NO_AWARD',
    is_of_appeal: false,
    total: 30,
    award: 0,
    rules_version: '2025-1',
    letter_number: '2025-000123/1',
  },
  rules_version: '2025-1',
  paid: 0,
  in_flight: 0,
  figures: [
    {
      id: 'parentOneIncome',
      wire: 'parent_one_income',
      kind: 'amount',
      label: 'הכנסת הורה 1',
      is_required: true,
      is_missing: false,
      claimed: null,
      value: 60_000,
      source: null,
      sources: [],
    },
  ],
  proposal: null,
  past: [],
  ...more,
})

export const proposal = (
  more: Partial<NonNullable<RevisionPage['proposal']>> = {},
): RevisionPage['proposal'] => ({
  id: proposalId,
  reason: 'התלוש נקרא לא נכון',
  proposed_by: noa,
  proposed_at: '2026-11-01T10:00:00.000Z',
  award: 6_240,
  moved: [],
  outcome: outcome(),
  sign_refusal: null,
  ...more,
})

export const openRevision = (
  answer: RevisionPage,
  more: Answers = {},
  rest: Partial<Parameters<typeof openOffice>[1]> = {},
) =>
  openOffice(revisionPath(requestId), {
    roles: ['manager'],
    answers: { 'GET /office/requests/{id}/revision': answer, ...more },
    ...rest,
  })

const listed: OpenProposal = {
  request_id: requestId,
  request_number: '2025-000123',
  name: 'דנה לוי',
  status: 'COMPUTED',
  reason: 'התלוש נקרא לא נכון',
  proposed_by: noa,
  proposed_at: '2026-11-01T10:00:00.000Z',
  award_before: 0,
  award: 6_240,
  may_sign: true,
}

/** Opens the list of revisions, with a proposal and a rejection that was revoked. */
export const openRevisions = (rest: Partial<Parameters<typeof openOffice>[1]> = {}) =>
  openOffice(officePaths.revisions, {
    roles: ['manager'],
    answers: {
      'GET /office/revisions': {
        proposals: [listed],
        to_propose: [
          {
            request_id: proposalId,
            request_number: '2025-000124',
            name: 'עומר כהן',
            institution: 'אוניברסיטת חיפה',
            list_id: requestId,
            revoked_at: '2026-11-01T10:00:00.000Z',
            revoke_reason: 'נשלח בטעות',
          },
        ],
      },
    },
    ...rest,
  })
