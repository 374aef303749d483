import { officePaths, revisionPath } from '@milgo/contracts/office-paths'
import { officeRevisions as english } from '@milgo/messages/en/office-revisions'
import { officeRevisions as hebrew } from '@milgo/messages/he/office-revisions'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openOffice } from './support/open-office.tsx'
import {
  noa,
  openRevision,
  openRevisions,
  outcome,
  proposal,
  proposalId,
  requestId,
  revision,
} from './support/revision-page.ts'

const yoav = { id: '00000000-0000-4000-8000-000000000002', name: 'יואב לביא' }

describe('proposing a revision', () => {
  it('is possible after its outcome was shown and a reason was given', async () => {
    const calls = await openRevision(revision(), {
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

  it('is not possible with figures that were changed after the preview', async () => {
    await openRevision(revision(), { 'POST /office/requests/{id}/preview-revision': outcome() })
    await page.getByRole('button', { name: hebrew.form.preview }).click()
    await expect.element(page.getByText('+₪6,240')).toBeVisible()
    await page.getByLabelText('הכנסת הורה 1', { exact: true }).fill('7000')
    await page.getByLabelText(hebrew.form.reason).click()
    await expect.element(page.getByText('+₪6,240')).not.toBeInTheDocument()
    expect(page.getByRole('button', { name: hebrew.form.propose }).elements()).toHaveLength(0)
  })

  it('says why it is refused if the award would be less than what was paid', async () => {
    const refusal = { code: 'AWARD_BELOW_PAID', message: 'הסכום נמוך ממה שכבר שולם או בדרך' }
    await openRevision(revision(), { 'POST /office/requests/{id}/preview-revision': outcome({ refusal }) })
    await page.getByLabelText(hebrew.form.reason).fill('סיבה')
    await page.getByRole('button', { name: hebrew.form.preview }).click()
    await expect.element(page.getByText(refusal.message)).toBeVisible()
    await expect.element(page.getByRole('button', { name: hebrew.form.propose })).toBeDisabled()
  })

  it('is not offered while an appeal waits', async () => {
    const refusal = { code: 'APPEAL_OPEN', message: 'ערעור מחכה לתשובה' }
    await openRevision(revision({ refusal }))
    await expect.element(page.getByText(refusal.message)).toBeVisible()
    expect(page.getByRole('button', { name: hebrew.form.preview }).elements()).toHaveLength(0)
    await expectSound()
  })
})

describe('the second signature', () => {
  it.each([1440, 1024] as const)(
    'shows before and after at %i px, and signs after a confirmation',
    async (width) => {
      const calls = await openRevision(
        revision({ proposal: proposal() }),
        { 'POST /office/requests/{id}/sign-revision': { id: requestId, status: 'COMPUTED' } },
        { width },
      )
      await expect.element(page.getByText('התלוש נקרא לא נכון')).toBeVisible()
      await expect.element(page.getByRole('cell', { name: '₪60,000' })).toBeVisible()
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
    await openRevision(revision({ proposal: proposal() }), {}, { language: 'en' })
    await expect.element(page.getByText('A letter in English')).toBeVisible()
    await page.getByText(english.outcome.languages.ar).click()
    await expect.element(page.getByText('رسالة بالعربية')).toBeVisible()
    await expectSound()
  })

  it('is not the proposer’s, who may withdraw', async () => {
    const refusal = { code: 'SECOND_PERSON_REQUIRED', message: 'צריך אדם נוסף' }
    const calls = await openRevision(revision({ proposal: proposal({ sign_refusal: refusal }) }), {
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

  it('says what has changed since the proposal', async () => {
    const refusal = { code: 'REVISION_OUTDATED', message: 'השתנה' }
    await openRevision(revision({ proposal: proposal({ moved: ['RULES', 'SCORE'], sign_refusal: refusal }) }))
    await expect.element(page.getByText(hebrew.proposal.moved.RULES)).toBeVisible()
    await expect.element(page.getByText(hebrew.proposal.moved.SCORE)).toBeVisible()
    await expectSound()
  })

  it('is followed by the list of earlier revisions', async () => {
    await openRevision(
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

describe('the list of revisions', () => {
  it.each(['he', 'en'] as const)(
    'shows waiting proposals, and rejections that were revoked, in %s',
    async (language) => {
      await openRevisions({ language })
      const words = language === 'he' ? hebrew : english
      await expect.element(page.getByText(words.list.maySign)).toBeVisible()
      await expect
        .element(page.getByRole('link', { name: '2025-000124' }))
        .toHaveAttribute('href', expect.stringContaining(revisionPath(proposalId)))
      await expectSound()
    },
  )

  it('says that nothing waits', async () => {
    await openOffice(officePaths.revisions, {
      roles: ['manager'],
      answers: { 'GET /office/revisions': { proposals: [], to_propose: [] } },
    })
    await expect.element(page.getByText(hebrew.list.noProposals)).toBeVisible()
    await expect.element(page.getByText(hebrew.list.noneToPropose)).toBeVisible()
    await expectSound()
  })
})
