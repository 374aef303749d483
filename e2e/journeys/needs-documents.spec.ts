import { documentsStep } from '@milgo/messages/he/documents-step'
import { formFields } from '@milgo/messages/he/form-fields'
import { issues } from '@milgo/messages/he/issues'
import { questions } from '@milgo/messages/he/questions'
import { upload } from '@milgo/messages/he/upload'
import { fieldOf } from '../application.ts'
import { choose, documentOf, fileOf, openDocuments, reviewButton, students } from '../documents.ts'
import { expect, test } from '../fixtures.ts'

test('what is missing is listed with ways to it, by keyboard alone', async ({
  page,
  request,
  expectAccessible,
}) => {
  await openDocuments(page, request, students.reservist)
  await expectAccessible()
  await reviewButton(page).press('Enter')
  const missing = page.getByRole('alert')
  await expect(missing.getByRole('link')).toHaveCount(16)
  await expectAccessible()
  await missing.getByRole('link', { name: questions.parentTwoCertificate.deathCertificate }).press('Enter')
  const field = documentOf(page, 'parentTwoCertificate')
  await expect(field).toContainText(issues.FIELD_REQUIRED)
  const button = field.getByRole('button', { name: upload.choose })
  // A press of a key comes at once: asked for only then, the browser's window might open before it is handed over.
  const choosing = page.waitForEvent('filechooser')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await (await choosing).setFiles({ ...fileOf('letter') })
  await expect(field.getByRole('button', { name: upload.view })).toBeVisible()
  await expect(missing).toContainText(formFields.problems.other.replace('{count}', '15'))

  // Each part says how much it lacks, also while it is folded
  const section = page.getByRole('button', { name: /אישורי לימודים/ })
  await section.press('Enter')
  await expect(section).toHaveAttribute('aria-expanded', 'false')
  await expect(section).toContainText(documentsStep.missing.two)

  // The overview leads to what is missing first in a part, the summary to what is missing first of all
  const overview = page.getByRole('navigation', { name: documentsStep.overview })
  const studies = overview.getByRole('link', { name: /אישורי לימודים/ })
  const chooser = (id: string) => documentOf(page, id).getByRole('button', { name: upload.choose })
  await studies.press('Enter')
  await expect(chooser('confirmationStudies')).toBeFocused()
  await expect(section).toHaveAttribute('aria-expanded', 'true')
  await choose(page, documentOf(page, 'confirmationStudies'), fileOf('letter'))
  await expect(studies).toContainText(documentsStep.missing.one)
  await studies.press('Enter')
  await expect(chooser('approvalAnnualTuitionFees')).toBeFocused()
  await page.getByRole('link', { name: documentsStep.summary.toFirst }).press('Enter')
  await expect(fieldOf(page, 'isBiometricId').getByRole('radio').first()).toBeFocused()
})
