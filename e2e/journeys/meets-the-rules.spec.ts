import { fill } from '@milgo/messages/fill'
import { issues } from '@milgo/messages/he/issues'
import type { Page } from '@playwright/test'
import { answer, answerAll, fieldOf, goOnTo, heldStep, type Typed } from '../application.ts'
import { expect, test } from '../fixtures.ts'
import { openAs } from '../login.ts'
import { registerStudent } from '../student.ts'

type Case = {
  readonly question: string
  readonly typed: string
  /** What the page says of it; a field that does not take it holds `taken` instead. */
  readonly says?: string
  readonly taken?: string
}

/** What is typed wrong is told beside the field, or does not get into it at all. */
const provoke = async (page: Page, { question, typed, says, taken }: Case): Promise<void> => {
  const field = fieldOf(page, question)
  await field.click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(typed)
  await page.keyboard.press('Tab')
  if (taken !== undefined) await expect(field).toHaveValue(taken)
  if (says !== undefined) {
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field.locator('xpath=ancestor::*[@data-field][1]')).toContainText(says)
  }
}

const personal: readonly Case[] = [
  { question: 'firstName', typed: 'א'.repeat(21), says: fill(issues.MAX_LENGTH, { max: 20 }) },
  { question: 'lastName', typed: 'כהן3', says: issues.NO_DIGITS },
  { question: 'birthday', typed: '31.02.2001', says: issues.INVALID_DATE },
  {
    question: 'birthday',
    typed: '31.12.1900',
    says: fill(issues.DATE_TOO_EARLY, { earliest: '01.01.1901' }),
  },
  { question: 'birthday', typed: '01.01.2099', says: fill(issues.MIN_AGE, { years: 8 }) },
  { question: 'phoneAdditional', typed: '12345', says: issues.ENTER_CORRECT_PHONE },
  { question: 'phoneAdditional', typed: 'abc', taken: '' },
  { question: 'addressByIdStreet', typed: 'ר'.repeat(31), says: fill(issues.MAX_LENGTH, { max: 30 }) },
  { question: 'addressByIdHome', typed: '1'.repeat(11), says: fill(issues.MAX_LENGTH, { max: 10 }) },
  { question: 'serviceMonths', typed: '12a34', taken: '123' },
  { question: 'daysInReserve', typed: 'x', taken: '' },
]

const bank: readonly Case[] = [
  { question: 'branch', typed: '80a0123', taken: '80012' },
  { question: 'accountNumber', typed: '1'.repeat(16), taken: '1'.repeat(15) },
]

const family: readonly Case[] = [
  { question: 'childrenCount', typed: '123', taken: '12' },
  { question: 'childrenCount', typed: '0', taken: '0' },
  { question: 'siblingsCount', typed: '26', says: fill(issues.RANGE, { min: 0, max: 25 }) },
  { question: 'siblingsStudentsCount', typed: '99', says: fill(issues.RANGE, { min: 0, max: 20 }) },
  {
    question: 'repatriationDate',
    typed: '31.12.1900',
    says: fill(issues.DATE_TOO_EARLY, { earliest: '01.01.1901' }),
  },
]

test('every rule of steps one to three is told where it is broken', async ({ page, request }) => {
  const student = await registerStudent(request)
  await openAs(page, request, student, '/registration')
  await answerAll(page, { militaryServiceType: 'MILITARY_SERVICE', isReservist: true })
  for (const one of personal) await provoke(page, one)

  const right: Typed = {
    firstName: 'דמו',
    lastName: 'לדוגמה',
    birthday: '2001-05-17',
    phoneAdditional: '',
    addressByIdStreet: '',
    addressByIdHome: '',
    isUnder18address: true,
    neighborhoodConfirmCheckbox: true,
    year: 'FIRST_YEAR',
    field: 'משפטים',
    serviceMonths: '32',
    daysInReserve: '10',
  }
  await answerAll(page, right)
  await goOnTo(page, 'bank')
  for (const one of bank) await provoke(page, one)
  await answerAll(page, { bank: 'בנק לאומי', branch: '800', accountNumber: '123456' })
  await goOnTo(page, 'family')

  await answerAll(page, {
    maritalStatus: 'SINGLE',
    childrenCount: '0',
    isOrphan: false,
    isCutOffFromParents: true,
    cutOffFromParentsCount: 'BOTH_PARENTS',
    isNewcomer: true,
  })
  for (const one of family) await provoke(page, one)
  await answer(page, 'isDisabledFamilyMembers', true)
  const percent = page.locator('[id^="field-disabledFamilyMembers-"][id$="-percent"]')
  for (const wrong of ['19', '101']) {
    await percent.fill(wrong)
    await percent.blur()
    await expect(percent).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText(issues.DISABILITY_RANGE).first()).toBeVisible()
  }
  // Nothing that was wrong has reached the server
  expect(await heldStep(page, request, 'step-1')).toMatchObject({
    first_name: 'דמו',
    birthdate: '05.17.2001',
  })
})
