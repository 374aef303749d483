import type { MunicipalCode } from '../locality/municipal-code.ts'
import type { ApplicationAnswers } from './answers.ts'
import type { ApplicationContext } from './context.ts'
import { lockedByDefault } from './personal/account-answers.ts'

/** Two cities, a local council, a village, and a locality without a council. */
const sampleMunicipalCodes: Readonly<Record<string, MunicipalCode>> = {
  3000: 0,
  5000: 0,
  472: 99,
  10: 26,
  22: null,
}

/** The dates of the first period. */
export const sampleContext: ApplicationContext = {
  institution: { isSponsored: false, isReligious: false },
  ageDate: new Date('2024-12-15T10:00:00Z'),
  now: new Date('2024-12-20T08:00:00Z'),
  reserveWindow: { from: '2023-12-02', to: '2024-12-15' },
  locked: lockedByDefault,
  municipalCodeOf: (symbol) => sampleMunicipalCodes[symbol],
}

/** A complete application that a submit accepts: a young single student with both parents and one student sibling. */
export const sampleAnswers = {
  firstName: 'נועה',
  lastName: 'כהן',
  userId: '123456782',
  birthday: '2001-03-15',
  birthdayHebrew: 'כ׳ באדר תשס״א',
  gender: 'FEMALE',
  phone: '0501234567',
  addressByIdCity: '5000',
  addressByIdStreet: 'הרצל',
  addressByIdHome: '12',
  addressWhileStudyingCity: '3000',
  under18City: '5000',
  under18District: '12',
  under18Street: 'הרצל',
  under18Home: '12',
  neighborhoodConfirmCheckbox: true,
  school: '7',
  year: 'SECOND_YEAR',
  field: '3',
  militaryServiceType: 'MILITARY_SERVICE',
  serviceMonths: '24',
  isReservist: true,
  daysInReserve: '30',

  bank: '12',
  branch: '600',
  accountNumber: '100008',

  maritalStatus: 'SINGLE',
  isMaritalStatusGap: false,
  childrenCount: '0',
  isChildrenCountGap: false,
  siblingsCount: '2',
  siblingsStudentsCount: '1',
  isOrphan: false,
  isCutOffFromParents: false,
  isDisabledFamilyMembers: true,
  disabledFamilyMembers: [{ type: 'PARENT_ONE', percent: '40' }],

  isBiometricId: true,
  idFront: 'id-front.jpg',
  idBack: 'id-back.jpg',
  idAttachment: 'id-attachment.jpg',
  isParentOneBiometricId: false,
  parentOneIdFront: 'parent-one-front.jpg',
  parentOneIdAttachment: 'parent-one-attachment.jpg',
  isParentTwoBiometricId: false,
  parentTwoIdFront: 'parent-two-front.jpg',
  parentTwoIdAttachment: 'parent-two-attachment.jpg',
  confirmationStudies: 'studies.pdf',
  approvalAnnualTuitionFees: 'tuition.pdf',
  siblingsStudyConfirmations: ['sibling.pdf'],
  bankAccountReference: 'bank.pdf',
  parentOneIncomeType: 'EMPLOYEE',
  parentOneIncomeDocument: 'parent-one-income.pdf',
  parentTwoIncomeType: 'NATIONAL_INSURANCE',
  parentTwoAllowance: 'DISABILITY',
  parentTwoIncomeDocument: 'parent-two-income.pdf',
  armyTypeDocument: 'army.pdf',
  reservistDocument: 'reservist.pdf',
  disabilityDocuments: ['disability.pdf'],
  approveIncomes: true,
  declarationCorrectnessInformation: true,
} as const satisfies ApplicationAnswers
