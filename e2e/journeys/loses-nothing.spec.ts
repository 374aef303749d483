import { fill } from '@milgo/messages/fill'
import { formFields } from '@milgo/messages/he/form-fields'
import { questions } from '@milgo/messages/he/questions'
import { registration } from '@milgo/messages/he/registration'
import { shell } from '@milgo/messages/he/shell'
import { steps } from '@milgo/messages/he/steps'
import { answer, fieldOf, openForm, saveAndClose, savedStep, saveState } from '../application.ts'
import { expect, ownWindow, test } from '../fixtures.ts'
import { accountButton, openAs } from '../login.ts'
import { registerStudent } from '../student.ts'

test('answers that were typed offline survive a reload and are saved when the connection is back', async ({
  page,
  context,
  request,
}) => {
  await openForm(page, request)

  // Given answers that were saved by themselves. The page does not say that they are saved before they are
  const server = Promise.withResolvers<void>()
  await page.route('**/step-1/save', async (route) => {
    await server.promise
    await route.continue()
  })
  await answer(page, 'firstName', 'דמו')
  await expect(saveState(page)).toHaveAttribute('data-save-state', 'unsaved')
  await expect(saveState(page)).toHaveAttribute('data-save-state', 'saving')
  expect(await page.getByRole('complementary').textContent()).not.toContain(registration.save.anywhere)
  server.resolve()
  await expect(saveState(page)).toHaveAttribute('data-save-state', 'saved')
  await expect(page.getByRole('complementary')).toContainText(registration.save.anywhere)
  await page.unroute('**/step-1/save')
  await answer(page, 'birthday', '2001-05-17')
  await answer(page, 'addressByIdCity', 'ירושלים')
  await saveAndClose(page).click()
  await page.getByRole('dialog').getByRole('button').last().click()
  const { birthdate, city_symbol, ...saved } = await savedStep(page, request, 'step-1')
  expect([saved['first_name'], birthdate, city_symbol]).toEqual(['דמו', '05.17.2001', '3000'])

  // When the connection is lost, the page says so and stores the typed answers in the browser
  await context.setOffline(true)
  await answer(page, 'lastName', 'מנותק')
  await fieldOf(page, 'birthday').fill('17.05')
  await fieldOf(page, 'addressByIdCity').fill('אין כזו')
  await page.keyboard.press('Tab')
  await saveAndClose(page).click()
  await expect(saveState(page)).toContainText(registration.save.storedOnDevice.unreachable)
  const failed = page.getByRole('region', { name: registration.save.unreachable })
  await expect(failed).toBeFocused()
  await expect(failed).toContainText(registration.save.storedHere)

  // And when the page is reloaded meanwhile, all answers are shown, with half a date and a city that is in no list
  await page.route('**/step-1/save', (route) => route.abort())
  await context.setOffline(false)
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    return dialog.accept()
  })
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
  await expect(page.getByText(registration.restored.text)).toBeVisible()
  await expect(fieldOf(page, 'firstName')).toHaveValue('דמו')
  await expect(fieldOf(page, 'lastName')).toHaveValue('מנותק')
  await expect(fieldOf(page, 'birthday')).toHaveValue(/^17\.05/)
  await expect(fieldOf(page, 'addressByIdCity')).toHaveValue('אין כזו')

  // Then the answers are saved as soon as the server can be reached
  await page.unroute('**/step-1/save')
  await expect(saveState(page)).toContainText(registration.save.malformed)
  expect(await savedStep(page, request, 'step-1')).toMatchObject({ first_name: 'דמו', last_name: 'מנותק' })
  // And the saved date and city are not replaced by the invalid ones
  expect(await savedStep(page, request, 'step-1')).toMatchObject({ birthdate, city_symbol })

  // The answers that cannot be saved are named with a link, also on another step
  await page.getByRole('navigation').getByRole('button', { name: steps.bank }).click()
  for (const [questionId, value] of [
    ['addressByIdCity', 'חיפה'],
    ['birthday', '2001-05-17'],
  ] as const) {
    await saveAndClose(page).click()
    await page
      .getByRole('region', { name: registration.save.malformed })
      .getByRole('link', { name: `${steps.personal} – ${questions[questionId]}` })
      .click()
    await expect(fieldOf(page, questionId)).toBeFocused()
    await answer(page, questionId, value)
  }
  await saveAndClose(page).click()
  await expect(saveState(page)).toHaveAttribute('data-save-state', 'saved')
})

test('everything that was typed before the page crashed is shown when it is opened again', {
  tag: ownWindow,
}, async ({ page, context, request }) => {
  await openForm(page, request)
  await page.route('**/step-1/save', (route) => route.abort())
  await answer(page, 'firstName', 'דמו')
  await fieldOf(page, 'birthday').fill('17.05')
  // Half a name of a list too
  await fieldOf(page, 'addressByIdCity').fill('יר')
  await expect.poll(() => page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).toContain('יר')

  const devtools = await context.newCDPSession(page)
  const died = page.waitForEvent('crash')
  devtools.send('Page.crash').catch(() => {})
  await died

  const again = await context.newPage()
  await again.goto('/registration')
  await expect(again.getByText(registration.restored.text)).toBeVisible()
  await expect(fieldOf(again, 'firstName')).toHaveValue('דמו')
  await expect(fieldOf(again, 'birthday')).toHaveValue(/^17\.05/)
  const city = fieldOf(again, 'addressByIdCity')
  await expect(city).toHaveValue('יר')
  await expect(city).toHaveAccessibleDescription(new RegExp(fill(formFields.list.notInList, { text: 'יר' })))

  // A complete name counts as chosen, although the field still has the focus when the page is reloaded
  again.on('dialog', (dialog) => dialog.accept())
  await city.fill('חיפה')
  await again.reload()
  await expect(city).toHaveValue('חיפה')
  await expect(city).not.toHaveAttribute('aria-invalid', 'true')
  await again.close()
})

test('leaving the form saves the answers, and asks if they cannot be saved', async ({ page, request }) => {
  const student = await registerStudent(request)
  await openAs(page, request, student, '/')
  const openFromMenu = async () => {
    await accountButton(page).click()
    await page.locator('#account-menu').getByRole('link', { name: shell.pages.registration }).click()
    await expect(page).toHaveURL('/registration')
  }
  await openFromMenu()
  await answer(page, 'firstName', 'דמו')

  // Following the link to the home page saves first
  await page.getByRole('banner').getByRole('link', { name: shell.brand }).first().click()
  await expect(page).toHaveURL('/')
  expect(await savedStep(page, request, 'step-1')).toMatchObject({ first_name: 'דמו' })

  // If the save fails, the page asks before the link and before Back
  await openFromMenu()
  await page.route('**/step-1/save', (route) => route.abort())
  await answer(page, 'firstName', 'אחר')
  await page.getByRole('banner').getByRole('link', { name: shell.brand }).first().click()
  const window = page.getByRole('dialog', { name: registration.leave.header })
  await window.getByRole('button', { name: registration.leave.stay }).click()
  await expect(page).toHaveURL('/registration')
  await page.goBack()
  await expect(window).toBeVisible()
  await window.getByRole('button', { name: registration.leave.leave }).click()
  await expect(page).toHaveURL('/')

  // The typed answers are shown when the student opens the form again
  await page.unroute('**/step-1/save')
  await openFromMenu()
  await expect(fieldOf(page, 'firstName')).toHaveValue('אחר')
})
