import { fill } from '@milgo/messages/fill'
import { correction } from '@milgo/messages/he/correction'
import { documentsStep } from '@milgo/messages/he/documents-step'
import { formModals } from '@milgo/messages/he/form-modals'
import { formNotes } from '@milgo/messages/he/form-notes'
import { issues } from '@milgo/messages/he/issues'
import { personalArea } from '@milgo/messages/he/personal-area'
import { questions } from '@milgo/messages/he/questions'
import { registration } from '@milgo/messages/he/registration'
import { unsentCorrection } from '@milgo/messages/he/unsent-correction'
import { upload } from '@milgo/messages/he/upload'
import type { Page } from '@playwright/test'
import { documentOf, fileOf, savedDocuments, statusOf, students, uploadInto } from '../documents.ts'
import { expect, test } from '../fixtures.ts'
import { tooSmallForAFinger } from '../kit.ts'
import { openReturned } from '../returned-request.ts'

const note = 'הפינה העליונה חתוכה'
const flags = [
  { field: 'id_front', reason: 'UNREADABLE', note },
  { field: 'family_documents', member_type: 'PARENT_ONE', reason: 'INCOMPLETE' },
]

const submitButton = (page: Page) =>
  page.getByRole('button', { name: formNotes.submitCorrections, exact: true })
const summaryOf = (page: Page) => page.getByRole('region', { name: correction.title.two })
const endOf = (page: Page) => page.getByRole('alertdialog', { name: correction.end.header })
const declare = (page: Page) =>
  page
    .getByRole('checkbox', { name: questions.declarationCorrectnessInformation })
    .setChecked(true, { force: true })

const agree = (page: Page) =>
  page
    .getByRole('dialog', { name: formModals.sendBackFromRepair.header })
    .getByRole('button', { name: formModals.sendBackFromRepair.positive, exact: true })
    .click()

test('a student replaces exactly the two documents that were returned, and sends once', async ({
  page,
  request,
  expectAccessible,
}) => {
  test.slow()
  const student = await openReturned(page, request, students.single, flags)

  // The form opens at the documents and shows what to replace, why, the deadline, and the old file
  await expect(page).toHaveURL('/registration')
  await expect(summaryOf(page)).toContainText(correction.once)
  await expect(page.getByRole('timer')).toContainText('ימים')
  await expect(page.getByText('הקובץ אינו קריא')).toBeVisible()
  await expect(page.getByText(note)).toBeVisible()
  await expect(page.getByText('חסרים עמודים או פרטים במסמך')).toBeVisible()
  await expect(page.getByText('id_front-0.pdf', { exact: true })).toBeVisible()
  await expectAccessible()
  expect(await tooSmallForAFinger(page, 'button, [role=button], [role=radio]')).toEqual([])

  // Nothing else can be changed: there are two fields for files, and the declaration has to be ticked again
  await expect(page.getByRole('button', { name: upload.choose })).toHaveCount(2)
  await submitButton(page).click()
  await expect(documentOf(page, 'idFront')).toContainText(issues.FIELD_REQUIRED)
  await expect(page.getByText(issues.DECLARATION_REQUIRED).first()).toBeVisible()
  await expectAccessible()
  await page.goto('/registration?step=1')
  await expect(page.getByText(registration.readOnly.returned)).toBeVisible()
  await expect(page.locator('#field-firstName input, input#field-firstName').first()).toHaveAttribute(
    'readonly',
    '',
  )
  await page.goto('/registration')

  // After one upload every page says that the correction is not sent yet
  await uploadInto(page, documentOf(page, 'idFront'), fileOf('photo', 'front.jpg'))
  await expect(page.getByText(fill(correction.progress, { done: 1, total: 2 }))).toBeVisible()
  await expect(page.getByText(correction.unsent)).toBeVisible()
  await page.getByRole('link', { name: 'מלגו' }).first().click()
  const reminder = page.getByRole('dialog', {
    name: formModals.dontForgetToSubmitReturnedToRepair.header,
  })
  await reminder.getByRole('button', { name: formModals.dontForgetToSubmitReturnedToRepair.negative }).click()
  const banner = page.getByRole('complementary', { name: unsentCorrection.label })
  await expect(banner).toContainText(unsentCorrection.title)
  await expect(page).toHaveURL('/')
  await page.reload()
  await expect(banner).toContainText(unsentCorrection.title)
  await expectAccessible()
  // The personal area says which of the two documents has a new file
  await page.goto('/personal-area')
  await expect(page.getByText(personalArea.fixes.replaced)).toHaveCount(1)
  await banner.getByRole('link', { name: unsentCorrection.action }).click()

  // The question beside the parent's income could be answered again; only its file is replaced
  await expect(documentOf(page, 'idFront')).toContainText('front.jpg')
  await uploadInto(page, documentOf(page, 'parentOneIncomeDocument'), fileOf('letter', 'income-new.pdf'))
  await declare(page)
  await expect(page.getByText(correction.ready)).toBeVisible()

  // Only the positive button sends the correction
  await submitButton(page).click()
  const question = page.getByRole('dialog', { name: formModals.sendBackFromRepair.header })
  await expect(question).toContainText('income-new.pdf')
  await question.getByRole('button', { name: formModals.sendBackFromRepair.negative }).click()
  expect(await statusOf(request, student)).toBe('REPAIR_BACK_FOR')
  await submitButton(page).click()
  await agree(page)
  await expect(endOf(page)).toContainText(correction.end.sent)
  await expect(endOf(page)).toContainText('front.jpg')
  await expect(endOf(page)).toContainText('income-new.pdf')
  // Both copies are offered: of the first request and of the correction
  await expect(endOf(page).getByRole('button', { name: documentsStep.copy.first })).toBeVisible()
  const [copy] = await Promise.all([
    page.waitForEvent('download'),
    endOf(page).getByRole('button', { name: documentsStep.copy.corrected }).click(),
  ])
  expect(copy.suggestedFilename()).toMatch(/-2\.pdf$/)
  await expectAccessible()
  expect(await statusOf(request, student)).toBe('REPAIR_BACK_FROM')
  const saved = await savedDocuments(request, student)
  expect(saved['id_front']).toMatchObject({ original_file_name: 'front.jpg' })
  expect(saved['id_attachment']).toMatchObject({ original_file_name: 'id_attachment-0.pdf' })

  // A second correction is not offered
  await endOf(page).getByRole('button', { name: correction.end.toPersonalArea }).click()
  await expect(page).toHaveURL('/personal-area')
  await expect(banner).toHaveCount(0)
  await page.goto('/registration?step=4')
  await expect(page.getByRole('button', { name: documentsStep.copy.corrected })).toBeVisible()
  await expect(submitButton(page)).toHaveCount(0)
  // The optional document that was never uploaded shows its button, which does nothing.
  await expect(page.getByRole('button', { name: upload.choose, disabled: false })).toHaveCount(0)
})
