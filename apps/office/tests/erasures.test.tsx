import type { WaitingErasure } from '@milgo/contracts/office/list-erasures'
import { officePaths } from '@milgo/contracts/office-paths'
import { counted } from '@milgo/messages/counted'
import { officeErasures as english } from '@milgo/messages/en/office-erasures'
import { officeErasures as hebrew } from '@milgo/messages/he/office-erasures'
import { staffErrors } from '@milgo/messages/he/staff-errors'
import { type Answers, refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openOffice } from './support/open-office.tsx'

const noa = { id: '00000000-0000-4000-8000-000000000003', name: 'נועה ברק' }
const waiting = (place: number, more: Partial<WaitingErasure> = {}): WaitingErasure => ({
  id: `00000000-0000-4000-8000-0000000000e${place}`,
  request_number: `2025-00012${place}`,
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
  waiting(2, { may_carry_out: false, name: '' }),
  waiting(3, { refusal: { code: 'ERASURE_MONEY_DUE', message: staffErrors.ERASURE_MONEY_DUE } }),
]
const past = [
  {
    id: '00000000-0000-4000-8000-0000000000f1',
    request_number: '2025-000007',
    reason: '',
    asked_by: noa,
    asked_at: '2026-11-01T10:00:00.000Z',
    outcome: 'ERASED' as const,
    decided_by: { id: '00000000-0000-4000-8000-000000000002', name: 'יואב לביא' },
    decided_at: '2026-11-02T10:00:00.000Z',
  },
]
const plan = {
  drafts: [{ period: '2024', drafts: 31, files: 118 }],
  refused_with_bank_details: 7,
}
const open = (more: Answers = {}, rest: Partial<Parameters<typeof openOffice>[1]> = {}) =>
  openOffice(officePaths.erasures, {
    roles: ['manager'],
    answers: { 'GET /office/erasures': { waiting: rows, past }, 'GET /office/retention': plan, ...more },
    ...rest,
  })

describe('erasures', () => {
  it.each([1440, 1024, 390] as const)('say what waits and what hinders it, at %i px', async (width) => {
    await open({}, { width })
    await expect.element(page.getByText(hebrew.waiting.own)).toBeVisible()
    await expect.element(page.getByText(staffErrors.ERASURE_MONEY_DUE)).toBeVisible()
    await expect.element(page.getByText(hebrew.outcomes.ERASED, { exact: true })).toBeVisible()
    const drafts = page.getByRole('table', { name: hebrew.retention.drafts })
    await expect.element(drafts.getByRole('row', { name: '2024' })).toHaveTextContent('31118')
    await expect.element(page.getByText(counted(hebrew.retention.bankDetails, 7, 'he'))).toBeVisible()
    // Only the one that nothing stands against can be carried out.
    expect(page.getByRole('button', { name: /^מחיקה: / }).elements()).toHaveLength(1)
    await expectSound()
  })

  it('are carried out only after a question', async () => {
    const calls = await open({ 'POST /office/erasures/{id}/decide': { id: noa.id } })
    await page.getByRole('button', { name: /^מחיקה: / }).click()
    await expect.element(page.getByText(hebrew.confirm.text)).toBeVisible()
    // A dry run says what goes, and nothing of what there is none of.
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).toHaveTextContent(counted(hebrew.wouldErase.files, 18, 'he'))
    await expect.element(dialog).toHaveTextContent(hebrew.wouldErase.letters.one)
    await expect.element(dialog).not.toHaveTextContent(counted(hebrew.wouldErase.notes, 0, 'he'))
    expect(calls.made('POST /office/erasures/{id}/decide')).toHaveLength(0)
    await expectSound()
    await page.getByRole('button', { name: hebrew.confirm.erase }).click()
    await expect.element(page.getByText(hebrew.erased)).toBeVisible()
    expect(calls.made('POST /office/erasures/{id}/decide')[0]?.body).toEqual({ outcome: 'ERASE' })
  })

  it('are written down with number and reason, and refused in the words of the server', async () => {
    const calls = await open({
      'POST /office/erasures': refuse(409, {
        statusCode: 409,
        code: 'ERASURE_APPEAL_OPEN',
        message: staffErrors.ERASURE_APPEAL_OPEN,
      }),
    })
    await page.getByRole('button', { name: hebrew.ask.send }).click()
    await expect.element(page.getByText(hebrew.ask.numberMissing)).toBeVisible()
    await expect.element(page.getByText(hebrew.ask.reasonMissing)).toBeVisible()
    expect(calls.made('POST /office/erasures')).toHaveLength(0)
    await page.getByLabelText(hebrew.ask.number).fill('2025-000123')
    await page.getByLabelText(hebrew.ask.reason).fill('ביקשה במכתב')
    await page.getByRole('button', { name: hebrew.ask.send }).click()
    await expect.element(page.getByRole('alert')).toHaveTextContent(staffErrors.ERASURE_APPEAL_OPEN)
  })

  it('are read in English where there is none', async () => {
    await open({ 'GET /office/erasures': { waiting: [], past: [] } }, { language: 'en' })
    await expect.element(page.getByText(english.waiting.none)).toBeVisible()
    expect(document.documentElement.dir).toBe('ltr')
    await expectSound()
  })
})
