import { formFields } from '@milgo/messages/he/form-fields'
import { issues } from '@milgo/messages/he/issues'
import { questions } from '@milgo/messages/he/questions'
import { registration } from '@milgo/messages/he/registration'
import type { Page } from '@playwright/test'
import { answer, answerAll, fieldOf, goOnTo, saveAndClose, saveState } from '../application.ts'
import { expect, test } from '../fixtures.ts'
import { openAs } from '../login.ts'
import { giveDocument, openSaved } from '../saved-application.ts'

const next = (page: Page) => page.locator('form button[type=submit]')

/** A code that the server's list has no more: it keeps the rest, names the field, and takes what is chosen instead. */
const saveWithUnknownCity = async (page: Page): Promise<void> => {
  await answer(page, 'addressByIdCity', 'חיפה')
  await page.route('**/step-1/save', (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), city_symbol: '999999' } }),
  )
  await saveAndClose(page).click()
  await expect(fieldOf(page, 'addressByIdCity')).toHaveAccessibleDescription(
    new RegExp(issues.UNKNOWN_OPTION),
  )
  await expect(page.getByRole('form').getByRole('link', { name: questions.addressByIdCity })).toBeVisible()
  await expect(saveState(page)).toContainText(registration.save.answers)
  await page.unroute('**/step-1/save')
  await answer(page, 'addressByIdCity', 'ירושלים')
}

test('on another device all is as it was left, hidden answers included', async ({
  page,
  browser,
  request,
}) => {
  const student = await openSaved(page, request, 1)
  await answer(page, 'isReservist', false)
  await expect(fieldOf(page, 'daysInReserve')).toHaveCount(0)
  // Another day of the calendar brings its Hebrew day; whoever was born after sunset corrects it
  await page.getByRole('button', { name: `${formFields.date.openCalendar}: ${questions.birthday}` }).click()
  await page.getByRole('dialog').getByRole('gridcell').getByText('16', { exact: true }).click()
  await expect(fieldOf(page, 'birthday')).toHaveValue('16.03.2001')
  await expect(fieldOf(page, 'birthdayHebrew')).toHaveValue('כ״א באדר תשס״א')
  await answer(page, 'birthdayHebrew', 'כ״ב באדר תשס״א')
  // A neighbourhood of one city is none of another
  await expect(fieldOf(page, 'under18District')).not.toHaveValue('')
  await answer(page, 'under18City', 'חיפה')
  await expect(fieldOf(page, 'under18District')).toHaveValue('')
  await saveWithUnknownCity(page)
  await saveAndClose(page).click()
  await expect(saveState(page)).toHaveAttribute('data-save-state', 'saved')

  const device = await browser.newContext()
  const other = await device.newPage()
  await openAs(other, request, student, '/registration?step=1')
  await expect(fieldOf(other, 'firstName')).toHaveValue('נועה')
  await expect(fieldOf(other, 'birthday')).toHaveValue('16.03.2001')
  await expect(fieldOf(other, 'birthdayHebrew')).toHaveValue('כ״ב באדר תשס״א')
  await expect(fieldOf(other, 'under18City')).toHaveValue('חיפה')
  await expect(fieldOf(other, 'under18District')).toHaveValue('')
  await expect(fieldOf(other, 'daysInReserve')).toHaveCount(0)
  await answer(other, 'isReservist', true)
  await expect(fieldOf(other, 'daysInReserve')).toHaveValue('30')
  await device.close()
})

test('step three with everything missing, for every reader; and the answers with their phones', async ({
  page,
  request,
  expectAccessible,
}) => {
  const student = await openSaved(page, request, 3, ['maritalStatus'])
  await answer(page, 'isMaritalStatusGap', true)
  // What a change brings to the page is not wrong before anybody has seen it
  await expect(fieldOf(page, 'maritalStatusGap')).not.toHaveAttribute('aria-invalid', 'true')
  await next(page).click()
  await expect(fieldOf(page, 'maritalStatus')).toBeFocused()
  await expect(fieldOf(page, 'maritalStatusGap')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(issues.FIELD_REQUIRED).first()).toBeVisible()
  await expectAccessible()

  // The documents that follow are those of these answers, with what was given elsewhere meanwhile
  await giveDocument(request, student, 'confirmation_studies')
  await answerAll(page, {
    maritalStatus: 'MARRIED',
    maritalStatusGap: 'הרישום טרם עודכן',
  })
  await goOnTo(page, 'documents')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByRole('form').getByText('confirmation_studies.png', { exact: true })).toBeVisible()
  await expect(fieldOf(page, 'spouseIncomeType')).toBeVisible()

  page.on('dialog', (dialog) => dialog.accept())
  await page.goto('/print')
  const phone = page.locator('dl > div').filter({ has: page.getByText(questions.phone, { exact: true }) })
  await expect(phone.locator('dd')).toHaveText(student.phone.replace(/(\d{7})$/, '-$1'))
})
