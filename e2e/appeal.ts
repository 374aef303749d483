import { appealOptions, appealQuestions } from '@milgo/messages/he/appeal'
import { appealPage } from '@milgo/messages/he/appeal-page'
import { officeReviewPage as review } from '@milgo/messages/he/office-review-page'
import { personalArea } from '@milgo/messages/he/personal-area'
import type { Page } from '@playwright/test'
import { documentOf, fileOf, uploadInto } from './documents.ts'
import { expect } from './fixtures.ts'
import { documentList, openReview } from './office.ts'

/** Writes an appeal about the income, with a file, reloads the page once, and sends the appeal. */
export const sendAppeal = async (page: Page, details: string): Promise<void> => {
  await page.getByText(appealOptions.appealGround.income, { exact: true }).click()
  await page.getByLabel(appealQuestions.details).fill(details)
  await uploadInto(page, documentOf(page, 'documents', 0), fileOf('letter', 'payslip.pdf'))
  await page.reload()
  await expect(page.getByText(appealPage.draft.restored)).toBeVisible()
  await expect(page.getByLabel(appealQuestions.details)).toHaveValue(details)
  await page.getByRole('button', { name: appealPage.send, exact: true }).click()
  await page
    .getByRole('dialog', { name: appealPage.confirm.header })
    .getByRole('button', { name: appealPage.confirm.positive })
    .click()
  await expect(page.getByRole('heading', { name: appealPage.receipt.made })).toBeVisible()
  await expect(page.getByText(/^\d{4}-\d{6}-A$/)).toBeVisible()
}

/** A reviewer flags the first file of an appeal and returns it with a comment. */
export const returnAppeal = async (desk: Page, requestId: string, comment: string): Promise<void> => {
  await openReview(desk, requestId)
  const first = documentList(desk).getByRole('button').first()
  await first.click()
  await desk.keyboard.press('1')
  await expect(first).toContainText(review.documents.states.FLAGGED)
  await desk.keyboard.press('Control+Enter')
  await desk.getByRole('dialog').getByRole('textbox').fill(comment)
  await desk.keyboard.press('Control+Enter')
}

/**
 * Starts in the personal area: reads the reviewer's comment and the deadline, uploads the missing file and sends it.
 */
export const correctAppeal = async (page: Page, comment: string): Promise<void> => {
  await page.getByRole('link', { name: personalArea.actions.fixAppeal }).first().click()
  await expect(page.getByText(comment)).toBeVisible()
  await expect(page.getByRole('timer')).toBeVisible()
  await uploadInto(page, documentOf(page, 'documents', 0), fileOf('letter', 'october.pdf'))
  await expect(page.getByText(appealPage.fix.saved.split('. ')[1] ?? '')).toBeVisible()
  await page.getByRole('button', { name: appealPage.fix.send, exact: true }).click()
  await page
    .getByRole('dialog', { name: appealPage.fix.confirm.header })
    .getByRole('button', { name: appealPage.fix.confirm.positive })
    .click()
  await expect(page.getByRole('heading', { name: appealPage.receipt.corrected })).toBeVisible()
  await expect(page.getByText('october.pdf')).toBeVisible()
}
