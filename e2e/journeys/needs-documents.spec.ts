import { documentsStep } from '@milgo/messages/he/documents-step'
import { formFields } from '@milgo/messages/he/form-fields'
import { issues } from '@milgo/messages/he/issues'
import { questions } from '@milgo/messages/he/questions'
import { registration } from '@milgo/messages/he/registration'
import { upload } from '@milgo/messages/he/upload'
import { fieldOf } from '../application.ts'
import { choose, documentOf, fileOf, openDocuments, reviewButton, students } from '../documents.ts'
import { expect, test } from '../fixtures.ts'

test('missing documents are listed with links to their fields, by keyboard alone', async ({
  page,
  request,
  expectAccessible,
}) => {
  await openDocuments(page, request, students.reservist)
  await expectAccessible()
  await reviewButton(page).press('Enter')
  const missing = page.locator('section[tabindex="-1"]')
  await expect(missing.getByRole('link')).toHaveCount(16)
  await expectAccessible()
  await missing.getByRole('link', { name: questions.parentTwoCertificate.deathCertificate }).press('Enter')
  const field = documentOf(page, 'parentTwoCertificate')
  await expect(field).toContainText(issues.FIELD_REQUIRED)
  const button = field.getByRole('button', { name: upload.choose })
  // The wait starts before the key press, because the file chooser may open before a later wait starts.
  const choosing = page.waitForEvent('filechooser')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await (await choosing).setFiles({ ...fileOf('letter') })
  await expect(field.getByRole('button', { name: upload.view })).toBeVisible()
  await expect(missing).toContainText(formFields.problems.other.replace('{count}', '15'))

  // Each section says how many documents are missing, also while it is collapsed
  const section = page.getByRole('button', { name: /אישורי לימודים/ })
  await section.press('Enter')
  await expect(section).toHaveAttribute('aria-expanded', 'false')
  await expect(section).toContainText(registration.check.missing.two)

  // The overview links to the first missing document of a section, the summary to the first one of all
  const overview = page.getByRole('navigation', { name: documentsStep.overview })
  const studies = overview.getByRole('link', { name: /אישורי לימודים/ })
  const chooser = (id: string) => documentOf(page, id).getByRole('button', { name: upload.choose })
  await studies.press('Enter')
  await expect(chooser('confirmationStudies')).toBeFocused()
  await expect(section).toHaveAttribute('aria-expanded', 'true')
  await choose(page, documentOf(page, 'confirmationStudies'), fileOf('letter'))
  await expect(studies).toContainText(registration.check.missing.one)
  await studies.press('Enter')
  await expect(chooser('approvalAnnualTuitionFees')).toBeFocused()
  await page.getByRole('link', { name: documentsStep.summary.toFirst }).press('Enter')
  await expect(fieldOf(page, 'isBiometricId').getByRole('radio').first()).toBeFocused()
})
