import { type QuestionRule, rulesIn } from '@milgo/domain/answers/rules-of.fixture'
import { steps } from '@milgo/domain/application/steps'
import { fill } from '@milgo/messages/fill'
import { formFields } from '@milgo/messages/he/form-fields'
import { formNotes } from '@milgo/messages/he/form-notes'
import { issues } from '@milgo/messages/he/issues'
import { options } from '@milgo/messages/he/options'
import { registration } from '@milgo/messages/he/registration'
import type { Locator, Page } from '@playwright/test'
import {
  answer,
  answerAll,
  answerMember,
  fieldOf,
  goOnTo,
  nextButton,
  openForm,
  savedStep,
} from '../application.ts'
import { expect, test } from '../fixtures.ts'
import { paste } from '../kit.ts'
import { openSaved } from '../saved-application.ts'

/**
 * Returns whether only a call can break the rule, because no control of a page can: a value of another type, an option
 * that is in no list, a list without lines.
 */
const isBrokenByCallsOnly = ({ row, part, fault: { code } }: QuestionRule): boolean =>
  code === 'WRONG_TYPE' ||
  (row.kind === 'choice' && code === 'UNKNOWN_OPTION') ||
  (row.kind === 'list' && part === undefined && code === 'FIELD_REQUIRED')

/** Returns whether the limit follows from another answer, which is wrong as well while every field is wrong. */
const needsRightAnswers = ({ fault: { code } }: QuestionRule): boolean => code === 'SERVICE_BEYOND_AGE'

/**
 * Every rule of the question tables of steps 1 to 3 that a student can break. The rules are read from the tables, so
 * that the test fails for a new rule that it does not break.
 */
const rules = rulesIn(
  steps
    .filter(({ id }) => id !== 'documents')
    .flatMap(({ section }) => section.questions)
    .filter(({ lockedByDefault }) => !lockedByDefault),
).filter((rule) => !isBrokenByCallsOnly(rule))

const nameOf = ({ question, part, fault }: QuestionRule): string =>
  [question.id, part, fault.code].filter(Boolean).join(' ')

const fieldOfRule = (page: Page, { question, part }: QuestionRule): Locator =>
  part === undefined
    ? fieldOf(page, question.id)
    : page.locator(`[id^="field-${question.id}-"][id$="-${part}"]`).first()

const wordsOf = ({ row, fault }: QuestionRule, typed?: string): string =>
  row.kind === 'entry' && typed !== undefined
    ? fill(formFields.list.notInList, { text: typed })
    : // Values of the period are not known here, so the text is compared up to the first of them.
      (fill(issues[fault.code], fault.params).split('{')[0] ?? '')

const typedOf = ({ row }: QuestionRule, value: string): string =>
  row.kind === 'date' ? value.split('-').reverse().join('.') : value

type Field = { readonly id: string; readonly says: string }

/** Returns every shown field with the text beside it. */
const fieldsIn = (page: Page): Promise<readonly Field[]> =>
  page.locator('[id^="field-"]').evaluateAll((fields) =>
    fields.map((field) => ({
      id: field.id,
      says: field.closest('[data-field]')?.textContent ?? '',
    })),
  )

const findField = (fields: readonly Field[], { question, part }: QuestionRule): Field | undefined =>
  fields.find(({ id }) =>
    part === undefined
      ? id === `field-${question.id}`
      : id.startsWith(`field-${question.id}-`) && id.endsWith(`-${part}`),
  )

const rulesOnPage = async (page: Page, section: string): Promise<readonly QuestionRule[]> => {
  const fields = await fieldsIn(page)
  return rules.filter((rule) => rule.question.section === section && findField(fields, rule))
}

type Typing = { readonly rule: QuestionRule; readonly typed: string }

const isAnnounced = (fields: readonly Field[], { rule, typed }: Typing): boolean =>
  findField(fields, rule)?.says.includes(wordsOf(rule, typed)) ?? false

/**
 * Types values that break the rules into every shown field. Expects that the text is kept and that an error is shown
 * beside the field.
 */
const typeWrong = async (page: Page, section: string, broken: Set<string>): Promise<void> => {
  const typings = (await rulesOnPage(page, section)).flatMap((rule) =>
    (needsRightAnswers(rule) ? [] : rule.broken)
      .filter((value) => typeof value === 'string')
      .map((value): Typing => ({ rule, typed: typedOf(rule, value) })),
  )
  const byField = Map.groupBy(typings, ({ rule: { question, part } }) => `${question.id} ${part}`)
  const rounds = Math.max(0, ...[...byField.values()].map(({ length }) => length))
  for (let round = 0; round < rounds; round += 1) {
    const now = [...byField.values()].flatMap((ofField) => ofField[round] ?? [])
    // Filling the next field leaves the one before.
    for (const { rule, typed } of now) await fieldOfRule(page, rule).fill(typed)
    await page.keyboard.press('Tab')
    await expect
      .poll(async () => {
        const fields = await fieldsIn(page)
        return now.filter((typing) => !isAnnounced(fields, typing)).map(({ rule }) => nameOf(rule))
      })
      .toEqual([])
    for (const { rule, typed } of now) {
      await expect(fieldOfRule(page, rule)).toHaveValue(typed)
      broken.add(nameOf(rule))
    }
  }
  // Optional fields are emptied, because nothing else would replace the wrong text.
  const optional = [...byField.values()].flatMap(([first]) =>
    first && !first.rule.row.required ? [first.rule] : [],
  )
  for (const rule of optional) await fieldOfRule(page, rule).fill('')
}

/** Presses Next and expects that every required question without an answer says so. */
const submitIncomplete = async (page: Page, section: string, broken: Set<string>): Promise<void> => {
  await nextButton(page).click()
  const missing = (await rulesOnPage(page, section)).filter(
    (rule) => rule.broken.includes(undefined) && !broken.has(nameOf(rule)),
  )
  await expect
    .poll(async () => {
      const fields = await fieldsIn(page)
      return missing.filter((rule) => !findField(fields, rule)?.says.includes(wordsOf(rule))).map(nameOf)
    })
    .toEqual([])
  for (const rule of missing) broken.add(nameOf(rule))
}

test('every broken rule of steps one to three shows an error at its field', async ({ page, request }) => {
  const broken = new Set<string>()
  await openForm(page, request, { is_religious: true })

  await takeBackConfirmation(page, broken)
  await answer(page, 'neighborhoodConfirmCheckbox', true)
  await submitIncomplete(page, 'personal', broken)
  await answerAll(page, {
    gender: 'FEMALE',
    field: 'אחר',
    additionalField: 'אחר',
    militaryServiceType: 'MILITARY_SERVICE',
    isReservist: true,
  })
  await submitIncomplete(page, 'personal', broken)
  await typeWrong(page, 'personal', broken)
  await answerAll(page, {
    firstName: 'דמו',
    lastName: 'לדוגמה',
    birthday: '2001-05-17',
    isReligiousSector: false,
    isUnder18address: true,
    year: 'FIRST_YEAR',
    field: 'משפטים',
    additionalField: 'משפטים',
    serviceMonths: '999',
    daysInReserve: '10',
  })
  await serveTooLong(page, broken)
  await answer(page, 'serviceMonths', '32')
  await goOnTo(page, 'bank')

  await submitIncomplete(page, 'bank', broken)
  await typeWrong(page, 'bank', broken)
  await answerAll(page, { bank: 'בנק לאומי', branch: '800', accountNumber: '123456' })
  await goOnTo(page, 'family')

  await submitIncomplete(page, 'family', broken)
  await answerAll(page, {
    isMaritalStatusGap: true,
    isChildrenCountGap: true,
    isOrphan: true,
    isCutOffFromParents: true,
    isDisabledFamilyMembers: true,
    childrenCount: '1',
  })
  await submitIncomplete(page, 'family', broken)
  await answerAll(page, { isNewcomer: true, childrenCount: '0' })
  await submitIncomplete(page, 'family', broken)
  await typeWrong(page, 'family', broken)
  await leaveOneParent(page, broken)
  await tryOptions(page, broken)
  await addLines(page, broken)

  expect([...broken].sort()).toEqual([...new Set(rules.map(nameOf))].sort())
  // No wrong answer was saved
  expect(await savedStep(page, request, 'step-1')).toMatchObject({
    first_name: 'דמו',
    birthdate: '05.17.2001',
    street: null,
  })
})

/** Expects that Next is disabled while the neighbourhood is not confirmed. */
const takeBackConfirmation = async (page: Page, broken: Set<string>): Promise<void> => {
  await answer(page, 'neighborhoodConfirmCheckbox', true)
  await answer(page, 'neighborhoodConfirmCheckbox', false)
  await fieldOf(page, 'neighborhoodConfirmCheckbox').blur()
  await expect(nextButton(page)).toBeDisabled()
  // The error is shown beside the checkbox and describes the disabled button.
  await expect(page.getByText(issues.NEIGHBORHOOD_CONFIRM).filter({ visible: true }).first()).toBeVisible()
  await expect(nextButton(page)).toHaveAccessibleDescription(issues.NEIGHBORHOOD_CONFIRM)
  broken.add('neighborhoodConfirmCheckbox NEIGHBORHOOD_CONFIRM')
}

/** Expects an error at months of service that are more than the months since the age of 16. */
const serveTooLong = async (page: Page, broken: Set<string>): Promise<void> => {
  for (const rule of rules.filter(needsRightAnswers)) {
    await expect.poll(async () => isAnnounced(await fieldsIn(page), { rule, typed: '999' })).toBe(true)
    broken.add(nameOf(rule))
  }
}

/**
 * Expects that "orphan of both parents" is not offered to a student who is cut off from both, and that an orphan of
 * both is not asked about being cut off.
 */
const leaveOneParent = async (page: Page, broken: Set<string>): Promise<void> => {
  await answer(page, 'cutOffFromParentsCount', 'BOTH_PARENTS')
  const orphan = fieldOf(page, 'orphanOfParentsCount')
  await expect(orphan.getByText(options.parentsStatus.BOTH_PARENTS, { exact: true })).toBeHidden()
  broken.add('orphanOfParentsCount OPTION_NOT_ALLOWED')
  await answer(page, 'cutOffFromParentsCount', 'ONE_PARENT')
  await answer(page, 'orphanOfParentsCount', 'BOTH_PARENTS')
  await expect(fieldOf(page, 'isCutOffFromParents')).toBeHidden()
  await expect(fieldOf(page, 'cutOffFromParentsCount')).toBeHidden()
  await answer(page, 'orphanOfParentsCount', 'ONE_PARENT')
}

/** Expects an error at a disabled spouse of a student who is not married any more. */
const tryOptions = async (page: Page, broken: Set<string>): Promise<void> => {
  await answer(page, 'maritalStatus', 'MARRIED')
  await answerMember(page, 0, { type: 'SPOUSE', percent: '40' })
  await answer(page, 'maritalStatus', 'SINGLE')
  const type = page.locator('[id^="field-disabledFamilyMembers-"][id$="-type"]').first()
  await expect(type.locator('xpath=ancestor-or-self::*[@data-field][1]')).toContainText(
    issues.OPTION_NOT_ALLOWED,
  )
  broken.add('disabledFamilyMembers type OPTION_NOT_ALLOWED')
}

/** Adds lines until the list is full, and expects that no more can be added. */
const addLines = async (page: Page, broken: Set<string>): Promise<void> => {
  const add = page.getByRole('button', { name: formNotes.addFamilyMember })
  const list = rules.find(({ fault }) => fault.code === 'TOO_MANY')
  if (list?.row.kind !== 'list') throw new Error('No list of steps one to three is limited')
  for (let lines = 1; lines < list.row.maxItems; lines += 1) {
    await add.click()
    await expect(page.locator('[id^="field-disabledFamilyMembers-"][id$="-percent"]')).toHaveCount(lines + 1)
  }
  await expect(add).toBeHidden()
  broken.add(nameOf(list))
}

test('a pasted account number with bank and branch is offered as three answers, also after a reload', async ({
  page,
  request,
  expectAccessible,
}) => {
  await openSaved(page, request, 2, ['bank', 'branch'])
  const account = fieldOf(page, 'accountNumber')
  await account.fill('')
  await paste(page, account, '12-800-123456')
  // A save that is answered after the reload would be a change that the page does not know.
  const saved = page.waitForResponse(/step-1\/bank\/save$/)
  await page.keyboard.press('Tab')
  await saved
  await expect(account).toHaveValue('12-800-123456')
  await expect(account).toHaveAccessibleDescription(issues.DIGITS_ONLY)
  await expect(fieldOf(page, 'branch')).toHaveValue('')

  await page.reload()
  await expect(account).toHaveValue('12-800-123456')
  const offer = page.getByRole('button', { name: registration.accountOffer.apply })
  await expect(offer).toBeVisible()
  await expect(page.getByText('בנק הפועלים')).toBeVisible()
  // The offer is below the field and does not cover it.
  const [box, field] = [await offer.boundingBox(), await account.boundingBox()]
  expect(box && field && box.y >= field.y + field.height).toBe(true)
  await expectAccessible()
  // Nothing is filled in until the offer is pressed, here by keyboard.
  await expect(fieldOf(page, 'branch')).toHaveValue('')
  await offer.press('Enter')
  await expect(account).toHaveValue('123456')
  await expect(account).toBeFocused()
  await expect(fieldOf(page, 'branch')).toHaveValue('800')
  await expect(fieldOf(page, 'bank')).toHaveValue('בנק הפועלים')
  await expect(offer).toBeHidden()
  await goOnTo(page, 'family')
  expect(await savedStep(page, request, 'step-1/bank')).toMatchObject({
    bank_name: '12',
    branch_number: '800',
    account_number: '123456',
  })
})
