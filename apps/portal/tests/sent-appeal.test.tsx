import { appealQuestions } from '@milgo/messages/he/appeal'
import { appealPage } from '@milgo/messages/he/appeal-page'
import { refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  appealed,
  button,
  file,
  inReview,
  openAppeal,
  receipt,
  returned,
  stored,
  toFix,
} from './support/appeal-page.ts'
import { HeldUpload } from './support/held-upload.ts'

describe('an appeal that was sent', () => {
  it('is shown with its receipt, and can be updated until a reviewer takes it', async () => {
    const portal = await openAppeal(appealed, {
      'GET /appeal/get-appeal/by-user': stored,
      'PATCH /appeal/update-appeal/by-user': { ...receipt, version: 2 },
    })
    await expect.element(page.getByText(receipt.appeal_number)).toBeVisible()
    await expectSound()
    await button(appealPage.sent.edit).click()
    await expect.element(page.getByLabelText(appealQuestions.claimedIncome)).toHaveValue('8,200')
    await page.getByLabelText(appealQuestions.details).fill('נוסח חדש')
    await button(appealPage.update).click()
    await page.getByRole('dialog').getByRole('button', { name: appealPage.confirmUpdate.positive }).click()
    await expect.element(page.getByText(appealPage.receipt.updated)).toBeVisible()
    expect(portal.made('PATCH /appeal/update-appeal/by-user')[0]?.body).toMatchObject({
      details: 'נוסח חדש',
      claimed_income: 8_200,
      documents: JSON.stringify([file(1).file_name, file(2).file_name]),
    })
  })

  it('cannot be changed in review, and says that there is only one', async () => {
    await openAppeal(inReview, { 'GET /appeal/get-appeal/by-user': stored })
    await expect.element(page.getByText(appealPage.sent.closed)).toBeVisible()
    await expect.element(button(appealPage.sent.edit)).not.toBeInTheDocument()
  })

  it('that does not load says so', async () => {
    await openAppeal(inReview, {
      'GET /appeal/get-appeal/by-user': refuse(503, { statusCode: 503, code: 'UNAVAILABLE', message: 'x' }),
    })
    await expect.element(page.getByText(appealPage.failed.title)).toBeVisible()
  })
})

describe('a correction', () => {
  const answers = {
    'GET /appeal/get-appeal/by-user': { ...stored, return_comment: 'חסר תלוש של אוקטובר' },
    'GET /appeal/get-appeal-documents': toFix,
    'PATCH /appeal/update-appeal/by-user': receipt,
  }

  it('opens only what was returned, and is not sent without a new file', async () => {
    const portal = await openAppeal(returned, answers)
    await expect.element(page.getByText('הקובץ אינו קריא')).toBeVisible()
    await expect.element(page.getByText('חסר העמוד השני')).toBeVisible()
    await expect.element(page.getByText('חסר תלוש של אוקטובר')).toBeVisible()
    await expect.element(page.getByText(file(1).original_file_name)).toBeVisible()
    await expectSound()
    await button(appealPage.fix.send).click()
    await expect.element(page.getByText(appealPage.fix.missingFiles)).toBeVisible()
    expect(portal.made('POST /appeal/submit-corrections')).toEqual([])
    await expectSound()
  })

  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('that is sent while the new file is on its way says so, and not that it is missing', async () => {
    vi.stubGlobal('XMLHttpRequest', HeldUpload)
    await openAppeal(returned, answers)
    await expect.element(button(appealPage.fix.send)).toBeVisible()
    const chooser = document.querySelector<HTMLElement>('main input[type=file]')
    if (!chooser) throw new Error('No file can be chosen')
    await userEvent.upload(chooser, new File(['%PDF-1.4'], 'slip.pdf', { type: 'application/pdf' }))
    await button(appealPage.fix.send).click()
    await expect.element(page.getByText(appealPage.uploading)).toBeVisible()
    await expect.element(page.getByText(appealPage.fix.missingFiles)).not.toBeInTheDocument()
    await expect.element(page.getByText(appealPage.fix.notReplaced)).not.toBeInTheDocument()
  })

  it('saves the text as it is left, and is sent after a confirmation', async () => {
    const portal = await openAppeal(returned, {
      ...answers,
      'GET /appeal/get-appeal/by-user': {
        ...stored,
        documents: JSON.stringify([file(1), file(3)]),
        has_draft: true,
      },
      'GET /appeal/get-appeal-documents': toFix.map((one) => ({ ...one, is_replaced: true })),
      'POST /appeal/submit-corrections': { ...receipt, version: 2 },
    })
    await page.getByLabelText(appealQuestions.details).fill('עם הסבר')
    await userEvent.tab()
    await expect.element(page.getByText('התיקון עדיין לא נשלח', { exact: false })).toBeVisible()
    await button(appealPage.fix.send).click()
    await page.getByRole('dialog').getByRole('button', { name: appealPage.fix.confirm.positive }).click()
    await expect.element(page.getByText(appealPage.receipt.corrected)).toBeVisible()
    expect(portal.made('PATCH /appeal/update-appeal/by-user').at(-1)?.body).toMatchObject({
      details: 'עם הסבר',
      documents: JSON.stringify([file(1).file_name, file(3).file_name]),
    })
    expect(portal.made('POST /appeal/submit-corrections')).toHaveLength(1)
  })
})
