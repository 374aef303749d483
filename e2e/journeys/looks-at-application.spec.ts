import { fill } from '@milgo/messages/fill'
import { answerValues } from '@milgo/messages/he/answer-values'
import { formNotes } from '@milgo/messages/he/form-notes'
import { registration } from '@milgo/messages/he/registration'
import { steps } from '@milgo/messages/he/steps'
import type { Page } from '@playwright/test'
import { answer, fieldOf, saveAndClose, savedStep, saveState } from '../application.ts'
import { expect, test } from '../fixtures.ts'
import { expectNoOverflow } from '../overflow.ts'
import { openSaved, sendApplication, trySave } from '../saved-application.ts'

const { check, readOnly } = registration

/** Every step is there to be looked at, nothing can be changed, and nothing is there to press. */
const isOnlyShown = async (page: Page, why: string) => {
  await expect(page.getByRole('form')).toContainText(readOnly.title)
  await expect(page.getByRole('form')).toContainText(why)
  await expect(saveState(page)).toHaveCount(0)
  await expect(page.locator('form button[type=submit]')).toHaveCount(0)
  await expect(saveAndClose(page)).toHaveCount(0)
  await expect(fieldOf(page, 'firstName')).toHaveAttribute('readonly')
  await fieldOf(page, 'isReservist').getByText(answerValues.no, { exact: true }).click()
  await expect(fieldOf(page, 'isReservist').getByRole('radio', { name: answerValues.yes })).toBeChecked()
  await page.getByRole('navigation').getByRole('button', { name: steps.bank }).click()
  await expect(fieldOf(page, 'branch')).toHaveAttribute('readonly')
  await page.getByRole('navigation').getByRole('button', { name: steps.family }).click()
  await expect(fieldOf(page, 'childrenCount')).toHaveAttribute('readonly')
  await expectNoOverflow(page, why)
}

test('a request that was sent is only shown; a page that has not heard of it is told', async ({
  page,
  request,
  expectAccessible,
}) => {
  const student = await openSaved(page, request, 1)
  await expect(fieldOf(page, 'firstName')).toBeVisible()

  // When it is sent elsewhere, this page's save is refused, and nothing changes
  await sendApplication(request, student)
  await answer(page, 'firstName', 'אחרי')
  await saveAndClose(page).click()
  await expect(saveState(page)).toHaveAttribute('data-save-state', 'unsaved')
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await savedStep(page, request, 'step-1')).toMatchObject({ first_name: 'נועה', version: 1 })

  // Then it is shown without buttons, and any other save is refused too
  page.on('dialog', (dialog) => dialog.accept())
  await page.goto('/registration?step=1')
  await isOnlyShown(page, readOnly.sent)
  await expectAccessible()
  expect(await trySave(request, student, { first_name: 'אחרי', version: 1 })).toEqual({
    status: 403,
    code: 'REQUEST_READ_ONLY',
  })

  // Among all answers each step can be looked at as it was filled in, in a window
  await page.goto('/print')
  await expect(page.getByRole('main')).toContainText(readOnly.sent)
  const open = page.getByRole('button', { name: fill(check.showStep, { step: steps.personal }) })
  await open.click()
  const window = page.getByRole('dialog', { name: steps.personal })
  await expect(window.locator('#field-firstName')).toHaveValue('נועה')
  await expect(window.locator('#field-firstName')).toHaveAttribute('readonly')
  await expect(window.getByRole('button', { name: formNotes.saveAndClose })).toHaveCount(0)
  await expectAccessible({ part: '[role=dialog]' })
  await expectNoOverflow(page, 'a step in a window')
  await page.keyboard.press('Escape')
  await expect(window).toBeHidden()
  await expect(open).toBeFocused()
})
