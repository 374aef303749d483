import { answerAll, goOnTo, heldStep, type Typed } from '../application.ts'
import { expect, test } from '../fixtures.ts'
import { openAs } from '../login.ts'
import { registerStudent } from '../student.ts'

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
  readonly heldPersonal: Record<string, unknown>
  readonly heldFamily: Record<string, unknown>
}

/** What is held of the questions that the five students answer alike. */
const heldHome = {
  age_18_not_israel: null,
  age_18_city_symbol: '4000',
  age_18_neighborhood_symbol: expect.any(String),
  age_18_street: 'רחוב הדוגמה',
  age_18_house_number: '12',
  age_18_correctness_information: true,
}
const heldAccount = { bank_name: '10', branch_number: '800', account_number: '123456' }

const cases: readonly Case[] = [
  {
    who: 'a single student under 30',
    personal: {
      firstName: 'דמו',
      lastName: 'רווק',
      birthday: '2001-05-17',
      addressByIdCity: 'חיפה',
      addressByIdStreet: 'רחוב הדוגמה',
      addressByIdHome: '12',
      addressesMatch: true,
      ...home,
      year: 'SECOND_YEAR',
      field: 'משפטים',
      militaryServiceType: 'NOT_SERVED',
    },
    family: {
      maritalStatus: 'SINGLE',
      isMaritalStatusGap: false,
      childrenCount: '0',
      siblingsCount: '2',
      siblingsStudentsCount: '1',
      isOrphan: false,
      isCutOffFromParents: false,
      isDisabledFamilyMembers: false,
    },
    heldPersonal: {
      ...heldHome,
      first_name: 'דמו',
      last_name: 'רווק',
      gender: 'MALE',
      birthdate: '05.17.2001',
      birthdate_hebrew: 'כ״ד באייר תשס״א',
      city_symbol: '4000',
      street: 'רחוב הדוגמה',
      house_number: '12',
      apartment_number: null,
      study_city_symbol: '4000',
      study_street: 'רחוב הדוגמה',
      study_house_number: '12',
      study_year_number: 'SECOND_YEAR',
      military_service_type: 'NOT_SERVED',
      service_month: null,
    },
    heldFamily: {
      family_status: 'SINGLE',
      family_status_gap: false,
      identity_children: '0',
      brothers_under_24: '2',
      brothers_students_under_30: '1',
      is_orphan: false,
      is_disconnected_from_parents: false,
      is_family_member_disabled: false,
    },
  },
]

for (const { who, institution, personal, family, members = [], heldPersonal, heldFamily } of cases)
  test(`${who}, from an empty form to the documents`, async ({ page, request }) => {
    const student = await registerStudent(request, institution)
    await openAs(page, request, student, '/registration')

    await answerAll(page, personal)
    await goOnTo(page, institution?.is_sponsored ? 'family' : 'bank')
    expect(await heldStep(page, request, 'step-1')).toMatchObject({ ...heldPersonal, phone: student.phone })

    if (!institution?.is_sponsored) {
      await answerAll(page, account)
      await goOnTo(page, 'family')
      expect(await heldStep(page, request, 'step-1/bank')).toMatchObject(heldAccount)
    }

    await answerAll(page, family)
    for (const [index, member] of members.entries()) void index, member
    await goOnTo(page, 'documents')
    expect(await heldStep(page, request, 'step-3')).toMatchObject(heldFamily)
  })
