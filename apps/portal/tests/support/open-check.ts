import { answerValues } from '@milgo/messages/he/answer-values'
import {
  eligibilityModals,
  eligibilityQuestions,
  eligibilityStates,
  eligibilityTexts,
} from '@milgo/messages/he/eligibility'
import type { Answers } from '@milgo/page-testing/answer-calls'
import { expect } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { type OpenedPortal, openPortal } from './open-portal.tsx'
import { newStudent } from './student.ts'
import '@milgo/page-testing/get-by-selector'

type QuestionId = keyof typeof eligibilityQuestions

/** A person whom the check accepts. */
export const person = {
  identityNumber: '123456782',
  phone: '0520000001',
  email: 'noa@example.org',
  password: 'Milgo-Demo-25',
} as const

/** Returns the control of a question. */
export const fieldOf = (id: QuestionId): Locator => page.getBySelector(`#field-${id}`)

/** Returns one of the cards of a choice. */
export const cardOf = (id: QuestionId, label: string): Locator =>
  fieldOf(id).getByText(label, { exact: true })

export const checkButton = page.getByRole('main').getByRole('button', { name: eligibilityTexts.check })

export const openCheck = async (answers: Answers = {}, isLoggedIn = false): Promise<OpenedPortal> => {
  const portal = await openPortal('/check-eligibility', { answers, width: 1440, isLoggedIn })
  const { header, positive } = eligibilityModals.eligibilityOnLoad
  const opening = page.getByRole('dialog', { name: header })
  await opening.getByRole('button', { name: positive }).click()
  await expect.element(opening).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: eligibilityStates.NEW, level: 1 })).toBeVisible()
  return portal
}

export const fillAccount = async (): Promise<void> => {
  await fieldOf('identityNumber').fill(person.identityNumber)
  await fieldOf('phone').fill(person.phone)
  await fieldOf('email').fill(person.email)
  await fieldOf('emailConfirm').fill(person.email)
  await fieldOf('password').fill(person.password)
  await fieldOf('passwordConfirmation').fill(person.password)
}

export const fillCheck = async (): Promise<void> => {
  await fillAccount()
  await fieldOf('academicInstitution').fill('חיפה')
  await expect.element(page.getByRole('option').first()).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(fieldOf('academicInstitution')).toHaveValue('אוניברסיטת חיפה')
  await cardOf('otherBachelor', answerValues.no).click()
  await cardOf('receivedScholarship', answerValues.no).click()
  for (const id of ['notDeserter', 'termsConfirm', 'additionalConfirm'] as const)
    await page.getByText(eligibilityQuestions[id], { exact: true }).click()
}

/** What the check is answered for a person who may apply. */
export const accepted: Answers = {
  'POST /eligibility': {
    id: newStudent.id,
    process_id: '00000000-0000-4000-8000-000000000003',
    username: newStudent.username,
    session: '00000000-0000-4000-8000-000000000004',
  },
}

/** Presses the button and agrees to what the window asks. */
export const sendCheck = async (): Promise<void> => {
  await checkButton.click()
  const { header, positive } = eligibilityModals.eligibilityConfirm
  await page.getByRole('dialog', { name: header }).getByRole('button', { name: positive }).click()
}
