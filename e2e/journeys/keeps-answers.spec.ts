import { conflict } from '@milgo/messages/he/conflict'
import { issues } from '@milgo/messages/he/issues'
import { questions } from '@milgo/messages/he/questions'
import { registration } from '@milgo/messages/he/registration'
import { steps } from '@milgo/messages/he/steps'
import type { Locator, Page } from '@playwright/test'
import {
  answer,
  answerAll,
  fieldOf,
  goOnTo,
  nextButton,
  openForm,
  saveAndClose,
  savedStep,
  saveState,
} from '../application.ts'
import { expect, test } from '../fixtures.ts'
import { openAs } from '../login.ts'
import { expectNoOverflow } from '../overflow.ts'
import { trySave } from '../saved-application.ts'
import { registerStudent } from '../student.ts'

/** Returns the radio of one side of a conflict: the answer of this tab, or the saved one. */
const sideOf = (window: Locator, question: string, side: 'mine' | 'theirs'): Locator =>
  window
    .getByRole('radiogroup', { name: question })
    .getByRole('radio', { name: new RegExp(`^${conflict[side]}`) })

const keepChosen = (window: Locator): Locator => window.getByRole('button', { name: conflict.keep })

/**
 * Delays the saves of the first step until the returned function is called, because on a slow machine the form saves by
 * itself before everything is typed.
 */
const holdSaves = async (page: Page): Promise<() => void> => {
  const released = Promise.withResolvers<void>()
  await page.route('**/step-1/save', async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}

/** Saves until the conflict window is open. The form's own save may already have opened it. */
const saveUntilConflict = async (page: Page): Promise<Locator> => {
  const window = page.getByRole('alertdialog')
  await expect(async () => {
    if (!(await window.isVisible())) await saveAndClose(page).click({ timeout: 2_000 })
    await expect(window).toBeVisible({ timeout: 2_000 })
  }).toPass()
  return window
}

test('a tab with unsaved words shows the differences from newer answers and asks which to keep', async ({
  page,
  context,
  request,
  expectAccessible,
}) => {
  await openForm(page, request)
  const other = await context.newPage()
  await other.goto('/registration')
  await expect(fieldOf(other, 'firstName')).toBeVisible()

  // Only half a date is typed in the second tab, which is not saved by itself
  await fieldOf(other, 'birthday').fill('17.06')
  await answerAll(page, { firstName: 'ראשון', lastName: 'לדוגמה', birthday: '2001-05-17' })
  await saveAndClose(page).click()
  await page.getByRole('dialog').getByRole('button').last().click()
  // The second tab says at once that there are newer answers, and its fields do not change
  await expect(saveState(other)).toContainText(registration.save.newer)
  await expect(fieldOf(other, 'birthday')).toHaveValue('17.06')
  await expect(fieldOf(other, 'firstName')).toHaveValue('')
  const release = await holdSaves(other)
  await answerAll(other, { firstName: 'שני', phoneAdditional: '031234567' })
  release()
  const window = await saveUntilConflict(other)
  await expect(window.getByRole('radiogroup')).toHaveCount(4)
  const { firstName, lastName, phoneAdditional, birthday, birthdayHebrew } = questions
  await expect(sideOf(window, firstName, 'mine')).toHaveAccessibleName(/שני/)
  await expect(sideOf(window, firstName, 'theirs')).toHaveAccessibleName(/ראשון/)
  // The half typed date is among the differences
  const dates = `${birthday} · ${birthdayHebrew}`
  await expect(sideOf(window, dates, 'mine')).toHaveAccessibleName(/17\.06/)
  await expect(sideOf(window, dates, 'theirs')).toHaveAccessibleName(/17\.05\.2001/)
  await expect(sideOf(window, dates, 'mine')).toBeChecked()
  // The saved answer is preselected where nothing was typed in this tab
  await expect(sideOf(window, firstName, 'mine')).toBeChecked()
  await expect(sideOf(window, phoneAdditional, 'mine')).toBeChecked()
  await expect(sideOf(window, lastName, 'theirs')).toBeChecked()
  await expectNoOverflow(other, 'two versions')
  expect(await savedStep(page, request, 'step-1')).toMatchObject({ first_name: 'ראשון' })

  // By keyboard: chooses all saved answers, and then this tab's answer for one question
  await window.getByRole('button', { name: conflict.allTheirs }).press('Enter')
  await expect(sideOf(window, phoneAdditional, 'theirs')).toBeChecked()
  await sideOf(window, phoneAdditional, 'theirs').press('ArrowUp')
  await expect(sideOf(window, phoneAdditional, 'mine')).toBeFocused()
  await expect(sideOf(window, phoneAdditional, 'mine')).toBeChecked()
  await keepChosen(window).press('Enter')
  await expect(window).toBeHidden()
  await expect(saveState(other)).toHaveAttribute('data-save-state', 'saved')
  await expect(fieldOf(other, 'firstName')).toHaveValue('ראשון')
  await expect(fieldOf(other, 'lastName')).toHaveValue('לדוגמה')
  expect(await savedStep(page, request, 'step-1')).toMatchObject({
    first_name: 'ראשון',
    last_name: 'לדוגמה',
    additional_phone: '031234567',
  })

  // The first tab has no unsaved words, so it shows what the second tab saved
  await expect(fieldOf(page, 'phoneAdditional')).toHaveValue('03-1234567')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(saveState(page)).toHaveAttribute('data-save-state', 'saved')

  // Words that the first tab types while the second one saves are a conflict again, and its own answers are kept
  const releaseFirst = await holdSaves(page)
  await answer(page, 'firstName', 'שלישי')
  await answer(other, 'phoneAdditional', '039876543')
  await saveAndClose(other).click()
  await other.getByRole('dialog').getByRole('button').last().click()
  releaseFirst()
  const asked = await saveUntilConflict(page)
  await expectAccessible()
  await asked.getByRole('button', { name: conflict.allMine }).click()
  await keepChosen(asked).click()
  await expect(saveState(page)).toHaveAttribute('data-save-state', 'saved')
  expect(await savedStep(page, request, 'step-1')).toMatchObject({
    first_name: 'שלישי',
    additional_phone: '031234567',
  })
})

test('a reopened form preselects the answers that only another device has saved', async ({
  page,
  request,
}) => {
  const student = await openForm(page, request)
  await answer(page, 'firstName', 'דמו')
  await saveAndClose(page).click()
  await page.getByRole('dialog').getByRole('button').last().click()
  for (const step of [steps.bank, steps.personal])
    await page.getByRole('navigation').getByRole('button', { name: step }).click()
  await page.route('**/step-1/save', (route) => route.abort())
  await answer(page, 'lastName', 'כאן')
  const elsewhere = { last_name: 'שם', additional_phone: '031234567', version: 1 }
  expect(await trySave(request, student, elsewhere)).toMatchObject({ status: 200, code: undefined })

  page.on('dialog', (dialog) => dialog.accept())
  const window = page.getByRole('alertdialog')
  // A reload while the window is open shows the same conflict again
  for (const _ of ['opened', 'opened again']) {
    await page.reload()
    await expect(sideOf(window, questions.lastName, 'mine')).toBeChecked()
    await expect(sideOf(window, questions.phoneAdditional, 'theirs')).toBeChecked()
  }
  // Back does not leave the step behind the window
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/step=1$/)
  await expect(sideOf(window, questions.lastName, 'mine')).toBeChecked()
  await page.unroute('**/step-1/save')
  await keepChosen(window).click()
  await expect(saveState(page)).toHaveAttribute('data-save-state', 'saved')
  expect(await savedStep(page, request, 'step-1')).toMatchObject({
    first_name: 'דמו',
    last_name: 'כאן',
    additional_phone: '031234567',
  })
})

test('other tabs do not touch the stored answers of a form, and saving them is no conflict', async ({
  page,
  context,
  request,
}) => {
  await openForm(page, request)
  const save = '**/step-1/save'
  await page.route(save, (route) => route.abort())
  await answer(page, 'firstName', 'דמו')
  const storedKeys = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.application.')))
  await expect.poll(storedKeys).toHaveLength(1)
  const keysBefore = await storedKeys()

  const printed = await context.newPage()
  await printed.goto('/print')
  await expect(printed.locator('dd').getByText('דמו', { exact: true })).toBeVisible()
  await expect(printed.getByText(registration.leave.header)).toBeVisible()
  // The printed page has the answers, and no buttons, header or footer
  await printed.emulateMedia({ media: 'print' })
  await expect(printed.locator('dd').getByText('דמו', { exact: true })).toBeVisible()
  await expect(printed.getByRole('banner')).toBeHidden()
  await expect(printed.getByRole('contentinfo')).toBeHidden()
  await expect(printed.getByRole('button', { name: registration.check.print })).toBeHidden()
  const other = await context.newPage()
  await other.goto('/registration')
  await expect(fieldOf(other, 'firstName')).toHaveValue('')
  expect(await storedKeys()).toEqual(keysBefore)

  await page.unroute(save)
  await answer(page, 'firstName', 'אחר')
  await saveAndClose(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(storedKeys).toEqual([])
  await printed.close()
  await other.reload()
  await expect(fieldOf(other, 'firstName')).toHaveValue('אחר')
  await expect(other.getByRole('alertdialog')).toHaveCount(0)
  await other.close()
})

/** Expects that Next scrolls smoothly to the first wrong field, to 135 px below the top, where motion is allowed. */
const expectScrolledTo = async (page: Page, questionId: string): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await nextButton(page).scrollIntoViewIfNeeded()
  const places = await page.evaluateHandle(() => {
    const passed: number[] = []
    addEventListener('scroll', () => passed.push(scrollY))
    return passed
  })
  await nextButton(page).click()
  const field = fieldOf(page, questionId)
  await expect(field).toBeFocused()
  const top = () =>
    field.evaluate((element) => element.closest('[data-field]')?.getBoundingClientRect().top ?? 0)
  await expect.poll(async () => Math.abs((await top()) - 135)).toBeLessThanOrEqual(2)
  // A jump has one scroll position. How many positions a smooth scroll has depends on how busy the machine is.
  expect(await places.evaluate((passed) => new Set(passed).size)).toBeGreaterThan(1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
}

test('a student moves through the steps and back', async ({ page, request, expectAccessible }) => {
  const student = await registerStudent(request)
  // A step that needs a request cannot be opened while there is no request
  await openAs(page, request, student, '/registration?step=4')
  await expect(fieldOf(page, 'firstName')).toBeVisible()
  // And the page stays on the first step when a save has created the request
  await answer(page, 'firstName', 'דמו')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(saveState(page)).toContainText(/\d\d:\d\d/)
  await expect(page).toHaveURL('/registration?step=1')
  await expect(fieldOf(page, 'firstName')).toBeVisible()

  await answerAll(page, {
    lastName: 'לדוגמה',
    birthday: '2001-05-17',
    gender: 'FEMALE',
    isUnder18address: true,
    field: 'משפטים',
    militaryServiceType: 'NOT_SERVED',
    isReservist: false,
  })
  await expectScrolledTo(page, 'year')
  await answer(page, 'year', 'FIRST_YEAR')
  await goOnTo(page, 'bank')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expectAccessible()
  await nextButton(page).click()
  await expect(page.getByText(issues.FIELD_REQUIRED).first()).toBeVisible()
  await expectAccessible({ state: 'errors' })

  // The errors of this step are not shown on another step
  await page.goBack()
  await expect(fieldOf(page, 'firstName')).toBeVisible()
  await expect(page.locator('section[tabindex="-1"]')).toHaveCount(0)
  await page.goForward()

  // A suspicious account number is only a warning
  await answerAll(page, { bank: 'בנק דיסקונט', branch: '800', accountNumber: '123456' })
  await expect(page.getByText(issues.BANK_ACCOUNT_SUSPECT)).toBeVisible()
  await goOnTo(page, 'family')
  await expectAccessible()

  // Back opens the steps before, with all answers
  await page.goBack()
  await expect(fieldOf(page, 'branch')).toHaveValue('800')
  await page.goBack()
  await expect(fieldOf(page, 'lastName')).toHaveValue('לדוגמה')
})
