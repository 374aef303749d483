import { documentsStep } from '@milgo/messages/he/documents-step'
import { formModals } from '@milgo/messages/he/form-modals'
import { formNotes } from '@milgo/messages/he/form-notes'
import { steps } from '@milgo/messages/he/steps'
import { upload } from '@milgo/messages/he/upload'
import type { Page } from '@playwright/test'
import { savedStep } from '../application.ts'
import {
  documentOf,
  fileOf,
  giveDocuments,
  registerFilled,
  reviewButton,
  sendButton,
  statusOf,
  students,
} from '../documents.ts'
import { expect, test } from '../fixtures.ts'
import { tabTo, tabToField } from '../keyboard.ts'
import { openAs } from '../login.ts'
import { registerStudent } from '../student.ts'

const type = async (page: Page, questionId: string, text: string) => {
  await tabToField(page, questionId)
  await page.keyboard.type(text)
}

/** Searches a list by typing and chooses the first entry. */
const find = async (page: Page, questionId: string, text: string) => {
  await type(page, questionId, text)
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option')).toHaveCount(0)
}

/** Chooses among options side by side: the first one, or one that is `further` options to the left. */
const press = async (page: Page, questionId: string, further: number) => {
  await tabToField(page, questionId)
  await page.keyboard.press('Space')
  for (let one = 0; one < further; one += 1) await page.keyboard.press('ArrowLeft')
}

/** Opens a list and chooses the option that is `further` below the focused one. */
const choose = async (page: Page, questionId: string, further: number) => {
  await tabToField(page, questionId)
  await page.keyboard.press('Enter')
  await expect(page.locator('[role=option][data-focused]')).toBeVisible()
  for (let one = 0; one < further; one += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option')).toHaveCount(0)
}

const next = async (page: Page, step: keyof typeof steps) => {
  await tabTo(page, 'form button[type=submit]')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('form', { name: new RegExp(steps[step]) })).toBeVisible()
  // The next step is a page of its own, so its heading has the focus.
  await expect(page.locator('#page-heading')).toBeFocused()
}

test('steps one to three can be filled in by keyboard alone', async ({ page, request }) => {
  const student = await registerStudent(request)
  await openAs(page, request, student, '/registration')
  await expect(page.locator('[id="field-firstName"]')).toBeVisible()
  await page.locator('#page-heading').focus()

  await type(page, 'firstName', 'דמו')
  await type(page, 'lastName', 'מקלדת')
  await type(page, 'birthday', '17052001')
  await press(page, 'gender', 1)
  await type(page, 'phoneAdditional', '031234567')
  await find(page, 'addressByIdCity', 'חיפה')
  await type(page, 'addressByIdStreet', 'רחוב הדוגמה')
  await tabToField(page, 'addressesMatch')
  await page.keyboard.press('Space')
  await tabToField(page, 'isUnder18address')
  await page.keyboard.press('Space')
  await choose(page, 'year', 1)
  await find(page, 'field', 'משפטים')
  await press(page, 'militaryServiceType', 3)
  await press(page, 'isReservist', 1)
  await next(page, 'bank')
  expect(await savedStep(page, request, 'step-1')).toMatchObject({
    last_name: 'מקלדת',
    birthdate: '05.17.2001',
    city_symbol: '4000',
    study_city_symbol: '4000',
    age_18_not_israel: true,
    gender: 'FEMALE',
    military_service_type: 'NOT_SERVED',
  })

  await find(page, 'bank', 'לאומי')
  await type(page, 'branch', '800')
  await type(page, 'accountNumber', '123456')
  await next(page, 'family')

  await choose(page, 'maritalStatus', 0)
  await press(page, 'isMaritalStatusGap', 1)
  await type(page, 'childrenCount', '0')
  await press(page, 'isChildrenCountGap', 1)
  await type(page, 'siblingsCount', '1')
  await type(page, 'siblingsStudentsCount', '0')
  await press(page, 'isOrphan', 1)
  await press(page, 'isCutOffFromParents', 1)
  await press(page, 'isDisabledFamilyMembers', 0)
  await tabTo(page, '[id^="field-disabledFamilyMembers-"][id$="-type"]')
  await page.keyboard.press('Enter')
  await expect(page.locator('[role=option][data-focused]')).toBeVisible()
  await page.keyboard.press('Enter')
  await tabTo(page, '[id^="field-disabledFamilyMembers-"][id$="-percent"]')
  await page.keyboard.type('30')
  await next(page, 'documents')
  expect(await savedStep(page, request, 'step-3')).toMatchObject({
    brothers_under_24: '1',
    is_orphan: false,
    family_members: [{ disability_percentage: '30' }],
  })
})

/** More stops than the page of the documents has. */
const mostStops = 120

test('a document can be given and the request sent by keyboard alone', async ({ page, request }) => {
  // Given a student who has given every document but one, and has not declared that all is correct
  const student = await registerFilled(request, students.single)
  await giveDocuments(request, student, ['id_front', 'declaration_correctness_information'])
  await openAs(page, request, student, '/registration?step=4')
  await expect(reviewButton(page)).toBeVisible()
  await page.locator('#page-heading').focus()

  // When they choose the file, declare, check all answers and send, without a mouse
  // The browser is told to report file dialogs before the way to the button, because a key that is pressed at once is
  // sometimes faster, and then the dialog is reported to nobody.
  const choosing = page.waitForEvent('filechooser')
  await tabTo(page, '[id="field-idFront"] button:not([aria-haspopup])', mostStops)
  await page.keyboard.press('Enter')
  const window = await choosing
  await window.setFiles({ ...fileOf('letter') })
  await expect(documentOf(page, 'idFront').getByRole('button', { name: upload.view })).toBeFocused()
  await tabTo(page, '#field-declarationCorrectnessInformation', mostStops)
  await page.keyboard.press('Space')
  await tabTo(page, reviewButton(page), mostStops)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: documentsStep.lastCheck.title })).toBeFocused()
  await tabTo(page, 'form input[type=checkbox]', mostStops)
  await page.keyboard.press('Space')
  await tabTo(page, sendButton(page))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: formModals.preSubmitRequest.header })).toBeFocused()
  await tabTo(page, '[role=dialog] button')
  await page.keyboard.press('Enter')

  // Then the request was sent, and the keyboard leads on to the personal area
  await expect(page.getByRole('alertdialog', { name: formNotes.requestSubmission })).toContainText(
    formNotes.submitSuccess,
  )
  expect(await statusOf(request, student)).toBe('SUBMITTED')
  await tabTo(page, page.getByRole('button', { name: documentsStep.result.toPersonalArea }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/personal-area')
})
