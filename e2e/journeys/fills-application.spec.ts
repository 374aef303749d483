import { fill } from '@milgo/messages/fill'
import { formFields } from '@milgo/messages/he/form-fields'
import { questions } from '@milgo/messages/he/questions'
import { stepBar } from '@milgo/messages/he/step-bar'
import { steps } from '@milgo/messages/he/steps'
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

type Case = {
  readonly who: string
  readonly institution?: { readonly is_sponsored?: boolean; readonly is_religious?: boolean }
  readonly personal: Typed
  readonly family: Typed
  readonly members?: readonly { readonly type: string; readonly percent: string }[]
  readonly storedPersonal: Record<string, unknown>
  readonly storedFamily: Record<string, unknown>
}

/** Every name of the specification's payload. What a student was not asked, or did not say, is null. */
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

/** What is saved of the questions that the students answer alike. */
const storedHome = {
  age_18_city_symbol: '4000',
  age_18_neighborhood_symbol: '0',
  age_18_street: 'רחוב הדוגמה',
  age_18_house_number: '12',
}
const nothingReadable = { bank_name: null, branch_number: null, account_number: null }
const storedAccount = { bank_name: '10', branch_number: '800', account_number: '123456' }

const cases: readonly Case[] = [
  {
    who: 'a married mother over 30',
    institution: { is_religious: true },
    personal: {
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
    },
    family: {
      maritalStatus: 'MARRIED',
      isMaritalStatusGap: true,
      maritalStatusGap: 'הרישום טרם עודכן',
      childrenCount: '3',
      isChildrenCountGap: false,
      isSingleParent: false,
      isDisabledFamilyMembers: true,
    },
    members: [
      { type: 'CHILD', percent: '40' },
      { type: 'SPOUSE', percent: '100' },
    ],
    storedPersonal: {
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
    },
    storedFamily: {
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
    },
  },
  {
    who: 'a reservist and newcomer, orphan of one parent and cut off from the other',
    personal: {
      firstName: 'Demo',
      lastName: 'Newcomer',
      birthday: '2000-02-29',
      gender: 'ANOTHER',
      phoneAdditional: '031234567',
      isUnder18address: true,
      year: 'THIRD_YEAR',
      field: 'מדעי המחשב',
      additionalField: 'אחר',
      additionalAnotherFieldOfStudy: 'חוג לדוגמה',
      militaryServiceType: 'MILITARY_SERVICE',
      serviceMonths: '32',
      isReservist: true,
      daysInReserve: '120',
    },
    family: {
      maritalStatus: 'SINGLE',
      isMaritalStatusGap: false,
      childrenCount: '0',
      isChildrenCountGap: false,
      siblingsCount: '2',
      siblingsStudentsCount: '1',
      isOrphan: true,
      orphanOfParentsCount: 'ONE_PARENT',
      isCutOffFromParents: true,
      cutOffFromParentsCount: 'ONE_PARENT',
      isNewcomer: true,
      repatriationDate: '2019-08-01',
      isDisabledFamilyMembers: false,
    },
    storedPersonal: {
      first_name: 'Demo',
      last_name: 'Newcomer',
      gender: 'ANOTHER',
      birthdate: '02.29.2000',
      birthdate_hebrew: 'כ״ג באדר א׳ תש״ס',
      additional_phone: '031234567',
      age_18_not_israel: true,
      age_18_correctness_information: null,
      study_year_number: 'THIRD_YEAR',
      field_of_study_id: '2',
      additional_field_of_study_id: '17',
      additional_another_field_of_study: 'חוג לדוגמה',
      military_service_type: 'MILITARY_SERVICE',
      service_month: '32',
      is_reservist: true,
      days_in_reserve: '120',
    },
    storedFamily: {
      family_status: 'SINGLE',
      identity_children: '0',
      brothers_under_24: '2',
      brothers_students_under_30: '1',
      is_orphan: true,
      orphan_from: 'ONE_PARENT',
      is_disconnected_from_parents: true,
      disconnected_from: 'ONE_PARENT',
      new_immigrant: true,
      immigrant_date: '01.08.2019',
    },
  },
  {
    who: 'a student of a sponsored institution, who is asked for no bank',
    institution: { is_sponsored: true },
    personal: {
      firstName: 'דמו',
      lastName: 'ממומן',
      birthday: '2003-07-07',
      gender: 'MALE',
      addressByIdCity: 'חיפה',
      addressByIdStreet: 'רחוב הדוגמה',
      addressByIdHome: '12',
      addressesMatch: true,
      ...home,
      year: 'FIVE_PLUS_YEAR',
      field: 'משפטים',
      militaryServiceType: 'NOT_SERVED',
      isReservist: false,
    },
    family: {
      maritalStatus: 'DIVORCED',
      isMaritalStatusGap: false,
      childrenCount: '1',
      isChildrenCountGap: false,
      isSingleParent: true,
      isOrphan: false,
      isCutOffFromParents: false,
      isDisabledFamilyMembers: false,
    },
    storedPersonal: {
      ...storedHome,
      first_name: 'דמו',
      last_name: 'ממומן',
      birthdate: '07.07.2003',
      birthdate_hebrew: 'ז׳ בתמוז תשס״ג',
      city_symbol: '4000',
      street: 'רחוב הדוגמה',
      house_number: '12',
      study_city_symbol: '4000',
      study_street: 'רחוב הדוגמה',
      study_house_number: '12',
      study_year_number: 'FIVE_PLUS_YEAR',
      field_of_study_id: '5',
      military_service_type: 'NOT_SERVED',
    },
    storedFamily: {
      family_status: 'DIVORCED',
      identity_children: '1',
      is_single_parent: true,
      is_orphan: false,
      is_disconnected_from_parents: false,
    },
  },
]

/** The list has a help of its own beside its label, apart from those of its parts. */
const readMembersHelp = async (page: Page): Promise<void> => {
  const title = questions.disabledFamilyMembers.whole
  const opener = page
    .locator('#field-disabledFamilyMembers')
    .getByRole('button', { name: fill(formFields.help.open, { title }), exact: true })
  await opener.press('Enter')
  const popup = page.getByRole('dialog', { name: title })
  await expect(popup).toContainText('עד 9')
  // It takes the focus a moment after it is seen.
  await expect(popup).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(opener).toBeFocused()
}

for (const { who, institution, personal, family, members = [], storedPersonal, storedFamily } of cases)
  test(`${who}, from an empty form to the documents`, async ({ page, request }) => {
    const student = await openForm(page, request, institution)

    await answerAll(page, personal)
    await goOnTo(page, institution?.is_sponsored ? 'family' : 'bank')
    const personalPayload = { ...nothingPersonal, ...storedPersonal }
    expect(await savedStep(page, request, 'step-1')).toEqual({
      ...personalPayload,
      phone: student.phone,
      version: expect.any(Number),
    })

    if (institution?.is_sponsored) {
      const position = fill(stepBar.position, { n: 2, total: 3, label: steps.family })
      await expect(page.getByRole('form', { name: position, exact: true })).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(position))
    } else {
      await answerAll(page, account)
      await goOnTo(page, 'family')
      expect(await savedStep(page, request, 'step-1/bank')).toEqual({
        ...storedAccount,
        version: expect.any(Number),
      })
    }

    await answerAll(page, family)
    for (const [index, member] of members.entries()) await answerMember(page, index, member)
    if (members.length > 0) await readMembersHelp(page)
    await goOnTo(page, 'documents')
    const familyPayload = { ...nothingOfFamily, ...storedFamily }
    expect(await savedStep(page, request, 'step-3')).toEqual({
      ...familyPayload,
      version: expect.any(Number),
    })

    // The tables hold the same. What the account says lies with it alone, and the bank's answers lie encrypted
    const stored = await storedRequest(await idOf(request, student))
    expect(stored).toEqual({
      phone: student.phone,
      personal: { ...personalPayload, phone: null, is_ba: null },
      bank: institution?.is_sponsored ? undefined : nothingReadable,
      family: familyPayload,
      sealed: {
        personal: null,
        family: null,
        ...(!institution?.is_sponsored && { bank: expect.any(String) }),
      },
    })
    expect(stored.sealed['bank'] ?? '').not.toContain(storedAccount.account_number)
  })
