import { registration } from '@milgo/messages/he/registration'
import { session } from '@milgo/messages/he/session'
import { shell } from '@milgo/messages/he/shell'
import { steps } from '@milgo/messages/he/steps'
import { answer, fieldOf, saveAndClose, savedStep, saveState } from '../application.ts'
import { expect, ownWindow, test } from '../fixtures.ts'
import { idOf } from '../login.ts'
import { expectNoOverflow } from '../overflow.ts'
import { askActingAddress } from '../staff.ts'
import { registerStudent } from '../student.ts'

test('a staff member fills the form in for a student, under a banner and without autosave', {
  tag: ownWindow,
}, async ({ page, request, expectAccessible }) => {
  const student = await registerStudent(request)
  const address = await askActingAddress(request, await idOf(request, student))
  await page.clock.install()

  // The address from the office opens the student's form. A banner says whose form it is and who fills it in
  await page.goto(address)
  await expect(page).toHaveURL('/registration')
  const banner = page.getByRole('complementary', { name: session.acting.title })
  await expect(banner).toContainText('Demo Reviewer')
  await expect(banner).toContainText(student.email)
  await expect(fieldOf(page, 'firstName')).toBeVisible()
  await expectAccessible()
  await expectNoOverflow(page, 'the banner of who acts')

  // Typed answers are neither saved by themselves nor stored in the browser
  const saves: string[] = []
  page.on('request', (one) => {
    if (one.url().endsWith('/save')) saves.push(one.url())
  })
  await answer(page, 'firstName', 'דמו')
  await expect(saveState(page)).toContainText(registration.save.manual)
  await page.clock.runFor(60_000)
  expect(saves).toEqual([])
  expect(await page.evaluate(() => Object.values({ ...localStorage }).join())).not.toContain('דמו')

  // After a reload the acting session goes on, and the staff member's save is stored in the student's form
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(banner).toBeVisible()
  await expect(fieldOf(page, 'firstName')).toHaveValue('')
  await answer(page, 'firstName', 'דמו')
  await saveAndClose(page).click()
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible()
  expect(await savedStep(page, request, 'step-1')).toMatchObject({ first_name: 'דמו', version: 1 })
  expect(saves).toHaveLength(1)

  // Neither the bar of the steps nor a link saves answers that the staff member did not save
  await page.goto('/registration')
  await answer(page, 'firstName', 'אחר')
  await page
    .getByRole('navigation', { name: registration.stepBar })
    .getByRole('button', { name: steps.bank })
    .click()
  await expect(page.getByRole('form', { name: new RegExp(steps.bank) })).toBeVisible()
  await expect(saveState(page)).toContainText(registration.save.manual)
  await page.getByRole('banner').getByRole('link', { name: shell.brand }).first().click()
  const leaving = page.getByRole('dialog', { name: registration.leave.header })
  await expect(leaving).toContainText(registration.leave.actingText)
  await leaving.getByRole('button', { name: registration.leave.stay }).click()
  await banner.getByRole('button', { name: session.acting.end }).click()
  await expect(leaving).toContainText(registration.leave.actingText)
  await leaving.getByRole('button', { name: registration.leave.stay }).click()
  expect(saves).toHaveLength(1)

  // When the staff member ends the session, nothing of it is left, and the address does not work a second time
  await page.goto('/registration')
  await banner.getByRole('button', { name: session.acting.end }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('milgo.acting'))).toBeNull()
  await page.goto(address)
  await expect(page.getByRole('alert')).toContainText(session.acting.failedTitle)
  await expectAccessible()
  await expectNoOverflow(page, 'an address that has served')
})
