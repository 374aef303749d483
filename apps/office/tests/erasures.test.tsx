import { counted } from '@milgo/messages/counted'
import { officeErasures as english } from '@milgo/messages/en/office-erasures'
import { officeErasures as hebrew } from '@milgo/messages/he/office-erasures'
import { staffErrors } from '@milgo/messages/he/staff-errors'
import { refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { noa, openErasures, past, waiting } from './support/erasures-page.ts'
import { nameOfPeriod } from './support/named-periods.ts'

describe('erasures', () => {
  it.each([1440, 1024, 390] as const)(
    'list those that wait and what prevents them, at %i px',
    async (width) => {
      await openErasures({}, { width })
      await expect.element(page.getByText(hebrew.waiting.own)).toBeVisible()
      await expect.element(page.getByText(staffErrors.ERASURE_MONEY_DUE)).toBeVisible()
      await expect.element(page.getByText(hebrew.outcomes.ERASED, { exact: true })).toBeVisible()
      const drafts = page.getByRole('table', { name: hebrew.retention.periods })
      await expect
        .element(drafts.getByRole('row', { name: nameOfPeriod('2024') }))
        .toHaveTextContent('5231118')
      await expect.element(page.getByText(counted(hebrew.retention.bankDetails, 7, 'he'))).toBeVisible()
      // Only the erasure without an obstacle can be carried out.
      expect(page.getByRole('button', { name: /^מחיקה: / }).elements()).toHaveLength(1)
      await expectSound()
    },
  )

  it('are carried out only after a confirmation', async () => {
    const calls = await openErasures({ 'POST /office/erasures/{id}/decide': { id: noa.id } })
    await page.getByRole('button', { name: /^מחיקה: / }).click()
    await expect.element(page.getByText(hebrew.confirm.text)).toBeVisible()
    // The dry run says what would be erased, and leaves out zero counts.
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

  it.each([1440, 390] as const)(
    'name a student without a request by the last digits of the identity number, at %i px',
    async (width) => {
      const account = waiting(5, {
        request_number: null,
        identity_number: '•••••6782',
        name: '',
        status: null,
      })
      const erased = past.map((row) => ({ ...row, request_number: null }))
      const calls = await openErasures(
        {
          'GET /office/erasures': { waiting: [account], past: erased },
          'POST /office/erasures/{id}/decide': { id: account.id },
        },
        { width },
      )
      const row = page.getByRole('row', { name: hebrew.noRequest }).first()
      await expect.element(row).toHaveTextContent(hebrew.waiting.account)
      await expect.element(row).toHaveTextContent('6782')
      const decided = page.getByRole('table', { name: hebrew.past.title })
      await expect.element(decided).toHaveTextContent(hebrew.noRequest)
      await expect.element(decided).not.toHaveTextContent('6782')
      await page.getByRole('button', { name: /^מחיקה: חשבון/ }).click()
      const dialog = page.getByRole('dialog')
      await expect.element(dialog).toHaveTextContent(hebrew.confirm.accountText)
      await expect.element(dialog).toHaveTextContent(hebrew.wouldErase.account)
      await expectSound()
      await page.getByRole('button', { name: hebrew.confirm.erase }).click()
      await expect.element(page.getByText(hebrew.erased)).toBeVisible()
      expect(calls.made('POST /office/erasures/{id}/decide')).toHaveLength(1)
    },
  )

  it('are recorded with number and reason, and refused with the server’s message', async () => {
    const calls = await openErasures({
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
    expect(calls.made('POST /office/erasures')[0]?.body).toEqual({
      number: '2025-000123',
      reason: 'ביקשה במכתב',
    })
  })

  it('are shown in English if there is none', async () => {
    await openErasures({ 'GET /office/erasures': { waiting: [], past: [] } }, { language: 'en' })
    await expect.element(page.getByText(english.waiting.none)).toBeVisible()
    expect(document.documentElement.dir).toBe('ltr')
    await expectSound()
  })
})
