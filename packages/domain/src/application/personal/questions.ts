import { defineSection } from '../../answers/define.ts'
import { always, both } from '../../answers/rule.ts'
import { isReligiousInstitution, isUnlocked } from '../context.ts'
import { genders, militaryServiceTypes, yearsOfStudy } from '../enumerations.ts'
import {
  choseOtherAdditionalField,
  choseOtherField,
  daysOfReserveWindow,
  earliestDay,
  hasOwnStudyAddress,
  hasServed,
  hasStudyAddressPart,
  isFemale,
  isReservist,
  latestBirthday,
  livedInIsraelAt18,
  livedInTownAt18,
  longestService,
  minimumAge,
  today,
} from './rules.ts'

const street = { kind: 'text', maxLength: 30 } as const
const home = { kind: 'text', maxLength: 10 } as const
const apartment = { kind: 'text', maxLength: 10 } as const
const city = { kind: 'entry', dictionary: 'cities' } as const

const info = { place: 'info' } as const
const contact = { place: 'contact' } as const
const byId = { place: 'address' } as const
const studying = { place: 'addressWhileStudying', enabledWhen: hasOwnStudyAddress } as const
const at18 = { place: 'under18', visibleWhen: livedInIsraelAt18, required: always } as const
const academic = { place: 'academic' } as const
const military = { place: 'military' } as const

/** Step 1, personal data. */
export const personal = defineSection('personal', {
  firstName: { wire: 'first_name', kind: 'text', maxLength: 20, isName: true, required: always, ...info },
  lastName: {
    wire: 'last_name',
    kind: 'text',
    maxLength: 20,
    isName: true,
    noDigits: true,
    required: always,
    ...info,
  },
  // Answered by the account, as the school is: the payload does not contain it.
  userId: { kind: 'israeliId', required: always, lockedByDefault: true, isSecret: true, ...info },
  birthday: {
    wire: 'birthdate',
    wireOrder: 'MM.DD.YYYY',
    kind: 'date',
    earliest: earliestDay,
    latest: latestBirthday,
    latestCode: 'MIN_AGE',
    latestParams: { years: minimumAge },
    today,
    required: always,
    ...info,
  },
  birthdayHebrew: {
    wire: 'birthdate_hebrew',
    kind: 'text',
    maxLength: 40,
    derivedFrom: 'birthday',
    ...info,
  },
  gender: { wire: 'gender', kind: 'choice', options: genders, required: always, ...info },
  isReligiousSector: {
    wire: 'is_religious_sector',
    kind: 'yesNo',
    visibleWhen: both(isFemale, isReligiousInstitution),
    required: always,
    ...info,
  },

  phone: { wire: 'phone', kind: 'phone', required: always, lockedByDefault: true, ...contact },
  phoneAdditional: { wire: 'additional_phone', kind: 'phone', ...contact },

  addressByIdCity: { wire: 'city_symbol', ...city, ...byId },
  addressByIdStreet: { wire: 'street', ...street, ...byId },
  addressByIdHome: { wire: 'house_number', ...home, ...byId },
  addressByIdApartment: { wire: 'apartment_number', ...apartment, ...byId },

  addressesMatch: { kind: 'tick', place: 'addressWhileStudying' },
  addressWhileStudyingCity: {
    wire: 'study_city_symbol',
    ...city,
    ...studying,
    visibleWhen: hasStudyAddressPart('addressByIdCity'),
  },
  addressWhileStudyingStreet: {
    wire: 'study_street',
    ...street,
    ...studying,
    visibleWhen: hasStudyAddressPart('addressByIdStreet'),
  },
  addressWhileStudyingHome: {
    wire: 'study_house_number',
    ...home,
    ...studying,
    visibleWhen: hasStudyAddressPart('addressByIdHome'),
  },
  addressWhileStudyingApartment: {
    wire: 'study_apartment_number',
    ...apartment,
    ...studying,
    visibleWhen: hasStudyAddressPart('addressByIdApartment'),
  },

  isUnder18address: { wire: 'age_18_not_israel', kind: 'tick', place: 'under18' },
  under18City: { wire: 'age_18_city_symbol', ...city, ...at18 },
  under18District: {
    wire: 'age_18_neighborhood_symbol',
    kind: 'entry',
    dictionary: 'neighborhoods',
    within: 'under18City',
    ...at18,
  },
  under18Street: { wire: 'age_18_street', ...street, ...at18, required: livedInTownAt18 },
  under18Home: { wire: 'age_18_house_number', ...home, ...at18, required: livedInTownAt18 },
  neighborhoodConfirmCheckbox: {
    wire: 'age_18_correctness_information',
    kind: 'tick',
    requiredCode: 'NEIGHBORHOOD_CONFIRM',
    ...at18,
  },

  isBachelor: {
    wire: 'is_ba',
    kind: 'yesNo',
    lockedByDefault: true,
    visibleWhen: isUnlocked('isBachelor'),
    required: always,
    ...academic,
  },
  school: { kind: 'entry', dictionary: 'institutions', required: always, lockedByDefault: true, ...academic },
  year: {
    wire: 'study_year_number',
    kind: 'choice',
    options: yearsOfStudy,
    optionSet: 'yearOfStudy',
    required: always,
    ...academic,
  },
  field: {
    wire: 'field_of_study_id',
    kind: 'entry',
    dictionary: 'studyFields',
    required: always,
    ...academic,
  },
  otherField: {
    wire: 'another_field_of_study',
    kind: 'text',
    maxLength: 30,
    visibleWhen: choseOtherField,
    required: always,
    ...academic,
  },
  additionalField: {
    wire: 'additional_field_of_study_id',
    kind: 'entry',
    dictionary: 'studyFields',
    ...academic,
  },
  additionalAnotherFieldOfStudy: {
    wire: 'additional_another_field_of_study',
    kind: 'text',
    maxLength: 30,
    visibleWhen: choseOtherAdditionalField,
    required: always,
    ...academic,
  },
  isEducationalStudent: { wire: 'is_educational_student', kind: 'tick', ...academic },

  militaryServiceType: {
    wire: 'military_service_type',
    kind: 'choice',
    options: militaryServiceTypes,
    blanks: ['NONE'],
    required: always,
    ...military,
  },
  serviceMonths: {
    wire: 'service_month',
    kind: 'digits',
    maxLength: 3,
    most: longestService,
    mostCode: 'SERVICE_BEYOND_AGE',
    visibleWhen: hasServed,
    required: always,
    ...military,
  },
  isReservist: { wire: 'is_reservist', kind: 'yesNo', required: always, ...military },
  daysInReserve: {
    wire: 'days_in_reserve',
    kind: 'digits',
    maxLength: 3,
    most: daysOfReserveWindow,
    mostCode: 'DAYS_BEYOND_WINDOW',
    visibleWhen: isReservist,
    required: always,
    ...military,
  },
})
