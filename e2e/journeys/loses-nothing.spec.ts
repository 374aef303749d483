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

test('offline for a while, reloaded, and back: nothing typed is lost', async ({ page, context, request }) => {
  await openForm(page, request)

  // Given answers that were saved by themselves, and nobody told of them before they were
  const server = Promise.withResolvers<void>()
  await page.route('**/step-1/save', async (route) => {
    await server.promise
    await route.continue()
  })
  await answer(page, 'firstName', 'דמו')
  await expect(saveState(page)).toHaveAttribute('data-save-state', 'unsaved')
  await expect(saveState(page)).toHaveAttribute('data-save-state', 'saving', { timeout: 30_000 })
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

  // When the connection is gone, the page says so and keeps what is typed
  await context.setOffline(true)
  await answer(page, 'lastName', 'מנותק')
  await fieldOf(page, 'birthday').fill('17.05')
  await fieldOf(page, 'addressByIdCity').fill('אין כזו')
  await page.keyboard.press('Tab')
  await saveAndClose(page).click()
  await expect(saveState(page)).toContainText(registration.save.kept.unreachable)
  const failed = page.getByRole('region', { name: registration.save.unreachable })
  await expect(failed).toBeFocused()
  await expect(failed.getByRole('alert')).toContainText(registration.save.storedHere)

  // And when the page dies meanwhile, it is all there after the reload, with half a date and what is in no list
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

  // Then it reaches the server as soon as that can be reached
  await page.unroute('**/step-1/save')
  await expect(saveState(page)).toContainText(registration.save.malformed, { timeout: 30_000 })
  expect(await savedStep(page, request, 'step-1')).toMatchObject({ first_name: 'דמו', last_name: 'מנותק' })
  // And takes nothing away: what is no answer leaves the one that was saved
  expect(await savedStep(page, request, 'step-1')).toMatchObject({ birthdate, city_symbol })

  // What holds the rest up is named, and led to, on whichever step it is asked for
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

test('the page dies in the middle: opened again, everything typed is there', { tag: ownWindow }, async ({
  page,
  context,
  request,
}) => {
  await openForm(page, request)
  await page.route('**/step-1/save', (route) => route.abort())
  await answer(page, 'firstName', 'דמו')
  await fieldOf(page, 'birthday').fill('17.05')
  // In the middle of a name of a list too
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

  // At the end of a name it has been chosen, also by whoever went without leaving the field
  again.on('dialog', (dialog) => dialog.accept())
  await city.fill('חיפה')
  await again.reload()
  await expect(city).toHaveValue('חיפה')
  await expect(city).not.toHaveAttribute('aria-invalid', 'true')
  await again.close()
})

test('leaving with unsaved answers asks; saved ones go quietly', async ({ page, request }) => {
  const student = await registerStudent(request)
  await openAs(page, request, student, '/')
  const openFromMenu = async () => {
    await accountButton(page).click()
    await page.locator('#account-menu').getByRole('link', { name: shell.pages.registration }).click()
    await expect(page).toHaveURL('/registration')
  }
  await openFromMenu()
  await answer(page, 'firstName', 'דמו')

  // The way home saves on its way
  await page.getByRole('banner').getByRole('link', { name: shell.brand }).first().click()
  await expect(page).toHaveURL('/')
  expect(await savedStep(page, request, 'step-1')).toMatchObject({ first_name: 'דמו' })

  // Where saving fails, the page asks; Back too
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

  // What was typed is offered when the student is back
  await page.unroute('**/step-1/save')
  await openFromMenu()
  await expect(fieldOf(page, 'firstName')).toHaveValue('אחר')
})
