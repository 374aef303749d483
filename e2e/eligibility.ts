import { answerValues } from '@milgo/messages/he/answer-values'
import {
  eligibilityModals,
  eligibilityQuestions,
  eligibilityStates,
  eligibilityTexts,
} from '@milgo/messages/he/eligibility'
import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { pressAtRest } from './kit.ts'
import type { Person } from './student.ts'

export type QuestionId = keyof typeof eligibilityQuestions

/** Returns the control of a question. */
export const fieldOf = (page: Page, id: QuestionId): Locator => page.locator(`#field-${id}`)

/** Returns one option of a question whose options are cards. */
export const cardOf = (page: Page, id: QuestionId, label: string): Locator =>
  fieldOf(page, id).getByText(label, { exact: true })

export const tick = (page: Page, id: QuestionId): Promise<void> =>
  page.getByText(eligibilityQuestions[id], { exact: true }).click()

export const checkButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: eligibilityTexts.check })

/** Opens the eligibility check and closes its opening window. */
export const openCheck = async (page: Page): Promise<void> => {
  await page.goto('/check-eligibility')
  await startCheck(page)
}

export const startCheck = async (page: Page): Promise<void> => {
  const { header, positive } = eligibilityModals.eligibilityOnLoad
  const opening = page.getByRole('dialog', { name: header })
  await opening.getByRole('button', { name: positive }).click()
  await expect(opening).toHaveCount(0)
  await expect(page.getByRole('heading', { name: eligibilityStates.NEW, level: 1 })).toBeVisible()
}

export const chooseInstitution = async (page: Page, name: string): Promise<void> => {
  const picker = fieldOf(page, 'academicInstitution')
  await pressAtRest(picker)
  await picker.pressSequentially(name)
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(picker).toHaveValue(new RegExp(name))
}

export const fillAccount = async (page: Page, person: Person): Promise<void> => {
  await fieldOf(page, 'identityNumber').fill(person.identityNumber)
  await fieldOf(page, 'phone').fill(person.phone)
  await fieldOf(page, 'email').fill(person.email)
  await fieldOf(page, 'emailConfirm').fill(person.email)
  await fieldOf(page, 'password').fill(person.password)
  await fieldOf(page, 'passwordConfirmation').fill(person.password)
}

/** Fills in the whole check with answers that make the person eligible. */
export const fillCheck = async (page: Page, person: Person): Promise<void> => {
  await fillAccount(page, person)
  await chooseInstitution(page, 'חיפה')
  await cardOf(page, 'otherBachelor', answerValues.no).click()
  await cardOf(page, 'receivedScholarship', answerValues.no).click()
  await tick(page, 'notDeserter')
  await tick(page, 'termsConfirm')
  await tick(page, 'additionalConfirm')
}

/** Presses the button of the check and confirms in the window. */
export const sendCheck = async (page: Page): Promise<void> => {
  await checkButton(page).click()
  const { header, positive } = eligibilityModals.eligibilityConfirm
  await page.getByRole('dialog', { name: header }).getByRole('button', { name: positive }).click()
}
