import type { Question } from '@milgo/domain/answers/define'
import { optionSetOf } from '@milgo/domain/answers/lines'
import { applicationForm } from '@milgo/domain/application/form'
import { toDotted } from '@milgo/domain/identity/calendar-date'
import { findWord } from '@milgo/messages/find-word'
import { answerValues } from '@milgo/messages/he/answer-values'
import { formNotes } from '@milgo/messages/he/form-notes'
import { options } from '@milgo/messages/he/options'
import { registration } from '@milgo/messages/he/registration'
import { steps } from '@milgo/messages/he/steps'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { core } from './core.ts'
import { expect } from './fixtures.ts'
import { pressAtRest } from './kit.ts'
import { openAs } from './login.ts'
import { registerStudent, type Student } from './student.ts'

/** What a student types, by question id. An answer from a list is given in the words of the page. */
export type Typed = Readonly<Record<string, string | boolean>>

export const fieldOf = (page: Page, questionId: string): Locator => page.locator(`[id="field-${questionId}"]`)

const questionOf = (questionId: string): Question => {
  const question = applicationForm.byId.get(questionId)
  if (!question) throw new Error(`The application does not ask ${questionId}`)
  return question
}

/** Returns the option of an open list by its name. The option of a bank also shows the bank's number. */
const optionOf = (page: Page, name: string): Locator =>
  page.getByRole('option').filter({ has: page.getByText(name, { exact: true }) })

/** The words of one language that name the options of questions and the steps. */
export type FormWords = {
  readonly answerValues: { readonly yes: string; readonly no: string }
  readonly options: Parameters<typeof findWord>[0]
  readonly registration: { readonly nextTo: string }
  readonly steps: { readonly [Id in keyof typeof steps]: string }
}
const hebrew: FormWords = { answerValues, options, registration, steps }

/** Registers a student and opens their empty form. */
export const openForm = async (
  page: Page,
  request: APIRequestContext,
  institution?: Parameters<typeof registerStudent>[1],
): Promise<Student> => {
  const student = await registerStudent(request, institution)
  await openAs(page, request, student, '/registration')
  return student
}

/** Answers one question of any kind, by the control that a student uses. */
export const answer = async (
  page: Page,
  questionId: string,
  value: string | boolean,
  words: FormWords = hebrew,
): Promise<void> => {
  const question = questionOf(questionId)
  const field = fieldOf(page, questionId)
  switch (question.kind) {
    case 'yesNo':
      await field
        .getByText(value === true ? words.answerValues.yes : words.answerValues.no, { exact: true })
        .click()
      return
    case 'tick': {
      const box = page.locator(`[id="field-${questionId}"]`)
      await box.setChecked(value === true, { force: true })
      return
    }
    case 'choice': {
      const word =
        findWord(words.options, `${optionSetOf({ questionId, row: question })}.${value}`) ?? String(value)
      if (question.options.length <= 4) await field.getByText(word, { exact: true }).click()
      else {
        await pressAtRest(field)
        await page.getByRole('option', { name: word, exact: true }).click()
      }
      return
    }
    case 'entry':
      await pressAtRest(field)
      await field.fill(String(value))
      // Chooses by keyboard, because a list that is still being positioned moves away under the mouse.
      await expect(optionOf(page, String(value))).toBeVisible()
      await field.press('ArrowDown')
      await field.press('Enter')
      await expect(field).toHaveValue(String(value))
      return
    case 'date':
      await field.fill(toDotted(String(value), 'DD.MM.YYYY'))
      await field.blur()
      return
    default:
      await field.fill(String(value))
      await field.blur()
  }
}

export const answerAll = async (page: Page, typed: Typed, words?: FormWords): Promise<void> => {
  for (const [questionId, value] of Object.entries(typed)) await answer(page, questionId, value, words)
}

/** Presses Next and waits until the named step is shown. */
export const goOnTo = async (
  page: Page,
  step: keyof typeof steps,
  words: FormWords = hebrew,
): Promise<void> => {
  await page
    .getByRole('button', { name: words.registration.nextTo.replace('{step}', words.steps[step]) })
    .click()
  await expect(page.getByRole('form', { name: new RegExp(words.steps[step]) })).toBeVisible()
}

/** Returns the Next button of the shown step, whichever step is next. */
export const nextButton = (page: Page, words: FormWords = hebrew): Locator =>
  page.getByRole('button', { name: words.registration.nextTo.replace('{step}', '') })

export const saveAndClose = (page: Page): Locator =>
  page.getByRole('button', { name: formNotes.saveAndClose, exact: true })

/** Returns what the server has saved of a step. The call uses the session of the page: a student's or an acting one. */
export const savedStep = async (
  page: Page,
  request: APIRequestContext,
  path: 'step-1' | 'step-1/bank' | 'step-3',
): Promise<Record<string, unknown>> => {
  const { token, acting } = await page.evaluate(() => ({
    token: localStorage.getItem('milgo.token'),
    acting: JSON.parse(localStorage.getItem('milgo.acting') ?? 'null'),
  }))
  const answered = await request.get(`${core}/${path}/by-user`, {
    headers: {
      Authorization: `Bearer ${token}`,
      ...(acting && { 'X-Admin': 'true', 'X-User-Id': acting.studentId }),
    },
  })
  expect(answered.ok()).toBe(true)
  return answered.json()
}

/** Returns the badge that says whether the answers are saved. */
export const saveState = (page: Page): Locator => page.locator('[data-save-state]')

/** Fills a line of the list of disabled family members. The first line exists already, any other line is added. */
export const answerMember = async (
  page: Page,
  index: number,
  { type, percent }: { readonly type: string; readonly percent: string },
): Promise<void> => {
  if (index > 0) await page.getByRole('button', { name: formNotes.addFamilyMember }).click()
  await pressAtRest(page.locator('[id^="field-disabledFamilyMembers-"][id$="-type"]').nth(index))
  await page
    .getByRole('option', { name: findWord(options, `familyMember.${type}`) ?? type, exact: true })
    .click()
  await page.locator('[id^="field-disabledFamilyMembers-"][id$="-percent"]').nth(index).fill(percent)
}
