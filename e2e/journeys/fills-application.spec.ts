import { fill } from '@milgo/messages/fill'
import { formFields } from '@milgo/messages/he/form-fields'
import { questions } from '@milgo/messages/he/questions'
import type { Page } from '@playwright/test'
import { answerAll, answerMember, goOnTo, openForm, savedStep, type Typed } from '../application.ts'
import { storedRequest } from '../database.ts'
import { expect, test } from '../fixtures.ts'
import { idOf } from '../login.ts'

const home: Typed = {
  under18City: 'חיפה',
  under18District: 'אחר',
  under18Street: 'רחוב הדוגמה',
  under18Home: '12',
  neighborhoodConfirmCheckbox: true,
}

const account: Typed = { bank: 'בנק לאומי', branch: '800', accountNumber: '123456' }

/** Every field name of the specification's payload. An answer that was not asked for or not given is null. */
const nothingPersonal = {
  first_name: null,
  last_name: null,
  gender: 'MALE',
  phone: null,
  additional_phone: null,
  birthdate: null,
  birthdate_hebrew: null,
  city_symbol: null,
  street: null,
  house_number: null,
  apartment_number: null,
  study_city_symbol: null,
  study_street: null,
  study_house_number: null,
  study_apartment_number: null,
  is_ba: true,
  field_of_study_id: null,
  another_field_of_study: null,
  additional_field_of_study_id: null,
  additional_another_field_of_study: null,
  study_year_number: null,
  military_service_type: null,
  service_month: null,
  is_educational_student: null,
  is_religious_sector: null,
  is_reservist: false,
  days_in_reserve: null,
  age_18_city_symbol: null,
  age_18_neighborhood_symbol: null,
  age_18_house_number: null,
  age_18_street: null,
  age_18_not_israel: null,
  age_18_correctness_information: true,
}
const nothingOfFamily = {
  family_status: null,
  family_status_gap: false,
  family_status_gap_details: null,
  identity_children: null,
  identity_children_gap: false,
  identity_children_gap_details: null,
  brothers_under_24: null,
  brothers_students_under_30: null,
  new_immigrant: null,
  immigrant_date: null,
  is_orphan: null,
  orphan_from: null,
  is_disconnected_from_parents: null,
  disconnected_from: null,
  is_single_parent: null,
  is_family_member_disabled: false,
  family_members: null,
}

const storedHome = {
  age_18_city_symbol: '4000',
  age_18_neighborhood_symbol: '0',
  age_18_street: 'רחוב הדוגמה',
  age_18_house_number: '12',
}
const noPlainAccount = { bank_name: null, branch_number: null, account_number: null }
const storedAccount = { bank_name: '10', branch_number: '800', account_number: '123456' }

/** A married mother over 30. The property tests of the domain go through the answers of all others. */
const personal: Typed = {
  firstName: 'דמו',
  lastName: 'אם',
  birthday: '1990-02-03',
  gender: 'FEMALE',
  isReligiousSector: true,
  ...home,
  year: 'FOUR_YEAR',
  field: 'אחר',
  otherField: 'לימודי דוגמה',
  isEducationalStudent: true,
  militaryServiceType: 'NATIONAL_SERVICE',
  serviceMonths: '24',
  isReservist: false,
}
const family: Typed = {
  maritalStatus: 'MARRIED',
  isMaritalStatusGap: true,
  maritalStatusGap: 'הרישום טרם עודכן',
  childrenCount: '3',
  isChildrenCountGap: false,
  isSingleParent: false,
  isDisabledFamilyMembers: true,
}
const members = [
  { type: 'CHILD', percent: '40' },
  { type: 'SPOUSE', percent: '100' },
]
const storedPersonal = {
  ...storedHome,
  first_name: 'דמו',
  last_name: 'אם',
  gender: 'FEMALE',
  is_religious_sector: true,
  birthdate: '02.03.1990',
  birthdate_hebrew: 'ח׳ בשבט תש״נ',
  study_year_number: 'FOUR_YEAR',
  field_of_study_id: '17',
  another_field_of_study: 'לימודי דוגמה',
  is_educational_student: true,
  military_service_type: 'NATIONAL_SERVICE',
  service_month: '24',
}
const storedFamily = {
  family_status: 'MARRIED',
  family_status_gap: true,
  family_status_gap_details: 'הרישום טרם עודכן',
  identity_children: '3',
  identity_children_gap: false,
  is_single_parent: false,
  is_family_member_disabled: true,
  family_members: [
    { family_member: 'CHILD', disability_percentage: '40' },
    { family_member: 'SPOUSE', disability_percentage: '100' },
  ],
}

/**
 * Opens and closes the help text of the list of family members, which is separate from the help texts of its columns.
 */
const readMembersHelp = async (page: Page): Promise<void> => {
  const title = questions.disabledFamilyMembers.whole
  const opener = page
    .locator('#field-disabledFamilyMembers')
    .getByRole('button', { name: fill(formFields.help.open, { title }), exact: true })
  await opener.press('Enter')
  const popup = page.getByRole('dialog', { name: title })
  await expect(popup).toContainText('עד 9')
  // The popup gets the focus a moment after it is visible.
  await expect(popup).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(opener).toBeFocused()
}

test('a married mother over 30 fills in all steps from an empty form to the documents', async ({
  page,
  request,
}) => {
  const student = await openForm(page, request, { is_religious: true })

  await answerAll(page, personal)
  await goOnTo(page, 'bank')
  const personalPayload = { ...nothingPersonal, ...storedPersonal }
  expect(await savedStep(page, request, 'step-1')).toEqual({
    ...personalPayload,
    phone: student.phone,
    version: expect.any(Number),
  })

  await answerAll(page, account)
  await goOnTo(page, 'family')
  expect(await savedStep(page, request, 'step-1/bank')).toEqual({
    ...storedAccount,
    version: expect.any(Number),
  })

  await answerAll(page, family)
  for (const [index, member] of members.entries()) await answerMember(page, index, member)
  await readMembersHelp(page)
  await goOnTo(page, 'documents')
  const familyPayload = { ...nothingOfFamily, ...storedFamily }
  expect(await savedStep(page, request, 'step-3')).toEqual({
    ...familyPayload,
    version: expect.any(Number),
  })

  // The database has the same. The phone is stored only with the account, and the bank's answers are encrypted
  const stored = await storedRequest(await idOf(request, student))
  expect(stored).toEqual({
    phone: student.phone,
    personal: { ...personalPayload, phone: null, is_ba: null },
    bank: noPlainAccount,
    family: familyPayload,
    sealed: { personal: null, family: null, bank: expect.any(String) },
  })
  expect(stored.sealed['bank'] ?? '').not.toContain(storedAccount.account_number)
})
