import type { OpenProposal, RevisionOutcome, RevisionPage } from '@milgo/contracts/office/revision-fields'
import { officePaths, revisionPath } from '@milgo/contracts/office-paths'
import type { PrintedLetter } from '@milgo/domain/letter/printed-letter'
import { officeRevisions as english } from '@milgo/messages/en/office-revisions'
import { officeRevisions as hebrew } from '@milgo/messages/he/office-revisions'
import type { Answers } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openOffice } from './support/open-office.tsx'

const requestId = '00000000-0000-4000-8000-0000000000bb'
const proposalId = '00000000-0000-4000-8000-0000000000cc'
const noa = { id: '00000000-0000-4000-8000-000000000003', name: 'נועה ברק' }
const yoav = { id: '00000000-0000-4000-8000-000000000002', name: 'יואב לביא' }

const letter = (language: PrintedLetter['language'], opening: string): PrintedLetter => ({
  language,
  direction: language === 'en' ? 'ltr' : 'rtl',
  title: 'Result letter',
  brand: 'Milgo',
  office: 'Student scholarships office',
  facts: [{ label: 'Date', value: '01.11.2026' }],
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

const outcome = (more: Partial<RevisionOutcome> = {}): RevisionOutcome => ({
  figures: [{ label: 'הכנסת הורה 1', before: 60_000, after: 2_000 }],
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

const revision = (more: Partial<RevisionPage> = {}): RevisionPage => ({
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

const proposal = (more: Partial<NonNullable<RevisionPage['proposal']>> = {}): RevisionPage['proposal'] => ({
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

const open = (
  answer: RevisionPage,
  more: Answers = {},
  rest: Partial<Parameters<typeof openOffice>[1]> = {},
) =>
  openOffice(revisionPath(requestId), {
    roles: ['manager'],
    answers: { 'GET /office/requests/{id}/revision': answer, ...more },
    ...rest,
  })

describe('proposing a revision', () => {
  it('is possible once its outcome was seen and a reason is given', async () => {
    const calls = await open(revision(), {
      'POST /office/requests/{id}/preview-revision': outcome(),
      'POST /office/requests/{id}/propose-revision': {
        id: proposalId,
        total: 76,
        award: 6_240,
        award_before: 0,
      },
    })
    await page.getByLabelText('הכנסת הורה 1', { exact: true }).fill('2000')
    await page.getByRole('button', { name: hebrew.form.preview }).click()
    await expect.element(page.getByText('+₪6,240')).toBeVisible()
    await expect.element(page.getByText('מכתב בעברית')).toBeVisible()
    const propose = page.getByRole('button', { name: hebrew.form.propose })
    await expect.element(propose).toBeDisabled()
    await page.getByLabelText(hebrew.form.reason).fill('התלוש נקרא לא נכון')
    await expectSound()
    await propose.click()
    await expect.element(page.getByText(hebrew.proposal.proposed)).toBeVisible()
    expect(calls.made('POST /office/requests/{id}/preview-revision')[0]?.body).toEqual({
      figures: { parent_one_income: '2000' },
    })
    expect(calls.made('POST /office/requests/{id}/propose-revision')[0]?.body).toEqual({
      reason: 'התלוש נקרא לא נכון',
      figures: { parent_one_income: '2000' },
    })
  })

  it('is not possible with figures that changed after the look', async () => {
    await open(revision(), { 'POST /office/requests/{id}/preview-revision': outcome() })
    await page.getByRole('button', { name: hebrew.form.preview }).click()
    await expect.element(page.getByText('+₪6,240')).toBeVisible()
    await page.getByLabelText('הכנסת הורה 1', { exact: true }).fill('7000')
    await page.getByLabelText(hebrew.form.reason).click()
    await expect.element(page.getByText('+₪6,240')).not.toBeInTheDocument()
    expect(page.getByRole('button', { name: hebrew.form.propose }).elements()).toHaveLength(0)
  })

  it('says why where the award would fall below what is paid', async () => {
    const refusal = { code: 'AWARD_BELOW_PAID', message: 'הסכום נמוך ממה שכבר שולם או בדרך' }
    await open(revision(), { 'POST /office/requests/{id}/preview-revision': outcome({ refusal }) })
    await page.getByLabelText(hebrew.form.reason).fill('סיבה')
    await page.getByRole('button', { name: hebrew.form.preview }).click()
    await expect.element(page.getByText(refusal.message)).toBeVisible()
    await expect.element(page.getByRole('button', { name: hebrew.form.propose })).toBeDisabled()
  })

  it('is not offered while an appeal waits', async () => {
    const refusal = { code: 'APPEAL_OPEN', message: 'ערעור מחכה לתשובה' }
    await open(revision({ refusal }))
    await expect.element(page.getByText(refusal.message)).toBeVisible()
    expect(page.getByRole('button', { name: hebrew.form.preview }).elements()).toHaveLength(0)
    await expectSound()
  })
})

describe('the second signature', () => {
  it.each([1440, 1024] as const)(
    'shows before and after at %i px, and signs after a question',
    async (width) => {
      const calls = await open(
        revision({ proposal: proposal() }),
        { 'POST /office/requests/{id}/sign-revision': { id: requestId, status: 'COMPUTED' } },
        { width },
      )
      await expect.element(page.getByText('התלוש נקרא לא נכון')).toBeVisible()
      await expect.element(page.getByRole('cell', { name: '60,000' })).toBeVisible()
      await expectSound()
      await page.getByRole('button', { name: hebrew.proposal.sign }).click()
      await page.getByRole('dialog').getByRole('button', { name: hebrew.proposal.sign }).click()
      await expect.element(page.getByText(hebrew.proposal.signed)).toBeVisible()
      expect(calls.made('POST /office/requests/{id}/sign-revision')[0]?.body).toEqual({
        revision_id: proposalId,
        outcome: 'SIGN',
      })
    },
  )

  it('reads from left to right in English, with the letter in any language', async () => {
    await open(revision({ proposal: proposal() }), {}, { language: 'en' })
    await expect.element(page.getByText('A letter in English')).toBeVisible()
    await page.getByText(english.outcome.languages.ar).click()
    await expect.element(page.getByText('رسالة بالعربية')).toBeVisible()
    await expectSound()
  })

  it('is not the proposer’s, who may withdraw', async () => {
    const refusal = { code: 'SECOND_PERSON_REQUIRED', message: 'צריך אדם נוסף' }
    const calls = await open(revision({ proposal: proposal({ sign_refusal: refusal }) }), {
      'POST /office/requests/{id}/sign-revision': { id: requestId, status: 'COMPUTED' },
    })
    await expect.element(page.getByText(refusal.message)).toBeVisible()
    expect(page.getByRole('button', { name: hebrew.proposal.sign }).elements()).toHaveLength(0)
    await page.getByRole('button', { name: hebrew.proposal.withdraw }).click()
    await page.getByRole('dialog').getByRole('button', { name: hebrew.proposal.withdraw }).click()
    await expect.element(page.getByText(hebrew.proposal.withdrawn)).toBeVisible()
    expect(calls.made('POST /office/requests/{id}/sign-revision')[0]?.body).toMatchObject({
      outcome: 'WITHDRAW',
    })
  })

  it('says what has moved since the proposal', async () => {
    const refusal = { code: 'REVISION_OUTDATED', message: 'השתנה' }
    await open(revision({ proposal: proposal({ moved: ['RULES', 'SCORE'], sign_refusal: refusal }) }))
    await expect.element(page.getByText(hebrew.proposal.moved.RULES)).toBeVisible()
    await expect.element(page.getByText(hebrew.proposal.moved.SCORE)).toBeVisible()
    await expectSound()
  })

  it('is followed by the list of earlier revisions', async () => {
    await open(
      revision({
        past: [
          {
            id: proposalId,
            reason: 'תלוש של אדם אחר',
            proposed_by: noa,
            proposed_at: '2026-11-01T10:00:00.000Z',
            closed: 'SIGNED',
            closed_by: yoav,
            closed_at: '2026-11-02T10:00:00.000Z',
            award_before: 0,
            award: 4_000,
          },
        ],
      }),
    )
    await expect.element(page.getByText('תלוש של אדם אחר')).toBeVisible()
    await expect.element(page.getByText(yoav.name, { exact: false })).toBeVisible()
    await expectSound()
  })
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

describe('the list of revisions', () => {
  it.each(['he', 'en'] as const)(
    'shows what waits, and rejections that were taken back, in %s',
    async (language) => {
      await openOffice(officePaths.revisions, {
        roles: ['manager'],
        language,
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
      })
      const words = language === 'he' ? hebrew : english
      await expect.element(page.getByText(words.list.maySign)).toBeVisible()
      await expect
        .element(page.getByRole('link', { name: '2025-000124' }))
        .toHaveAttribute('href', expect.stringContaining(revisionPath(proposalId)))
      await expectSound()
    },
  )

  it('says so where nothing waits', async () => {
    await openOffice(officePaths.revisions, {
      roles: ['manager'],
      answers: { 'GET /office/revisions': { proposals: [], to_propose: [] } },
    })
    await expect.element(page.getByText(hebrew.list.noProposals)).toBeVisible()
    await expect.element(page.getByText(hebrew.list.noneToPropose)).toBeVisible()
    await expectSound()
  })
})
