import type { AnswersOf } from '../answers/answer.ts'
import { defineForm, defineSection } from '../answers/define.ts'
import { always } from '../answers/rule.ts'
import type { RulesFit } from '../answers/rules-fit.ts'
import { currentStudies, currentStudiesOnWire, residencyStatuses, scholarships } from './enumerations.ts'
import {
  forbidsPasswordPaste,
  hasReceivedScholarship,
  isBachelorStudent,
  isPreparatoryStudent,
} from './rules.ts'

const account = { place: 'account' } as const
const studies = { place: 'studies' } as const
const aid = { place: 'aid' } as const
const declarations = { place: 'declarations' } as const

/** The eligibility form in the order of the page. A question without a wire name exists only on the page. */
export const eligibility = defineSection('eligibility', {
  identityNumber: { wire: 'identity_number', kind: 'israeliId', required: always, ...account },
  // Its own help key, because the application has a question of the same name with another help text.
  phone: { wire: 'phone', kind: 'phone', help: 'eligibilityPhone', required: always, ...account },
  email: { wire: 'email', kind: 'email', required: always, ...account },
  emailConfirm: { kind: 'email', sameAs: 'email', noPaste: always, required: always, ...account },
  password: {
    wire: 'password',
    kind: 'password',
    noPaste: forbidsPasswordPaste,
    required: always,
    ...account,
  },
  passwordConfirmation: {
    kind: 'password',
    sameAs: 'password',
    noPaste: forbidsPasswordPaste,
    required: always,
    ...account,
  },
  academicInstitution: {
    wire: 'academic_institution_id',
    kind: 'entry',
    dictionary: 'institutions',
    wireType: 'number',
    required: always,
    ...studies,
  },
  currentlyStudying: {
    wire: 'currently_studying',
    kind: 'choice',
    options: currentStudies,
    wireValues: currentStudiesOnWire,
    takesBothSpellings: true,
    initial: 'BACHELOR',
    required: always,
    ...studies,
  },
  otherBachelor: {
    wire: 'other_bachelor',
    kind: 'yesNo',
    visibleWhen: isBachelorStudent,
    required: always,
    ...studies,
  },
  eligibleForAssistance: {
    wire: 'eligible_for_assistance',
    kind: 'yesNo',
    visibleWhen: isPreparatoryStudent,
    required: always,
    ...studies,
  },
  scholarships: {
    wire: 'scholarships',
    kind: 'choices',
    options: scholarships,
    exclusive: 'NONE',
    initial: ['NONE'],
    required: always,
    ...aid,
  },
  receivedScholarship: { wire: 'other_scholarship', kind: 'yesNo', required: always, ...aid },
  receivedScholarshipName: {
    wire: 'other_scholarship_name',
    kind: 'text',
    maxLength: 100,
    visibleWhen: hasReceivedScholarship,
    required: always,
    ...aid,
  },
  receivedScholarshipAmount: {
    wire: 'other_scholarship_amount',
    kind: 'amount',
    maxLength: 6,
    visibleWhen: hasReceivedScholarship,
    required: always,
    ...aid,
  },
  // On the page a box that is not ticked is a missing answer. On the wire the rule DESERTER handles it.
  notDeserter: {
    wire: 'not_deserter',
    kind: 'tick',
    required: always,
    requiredCode: 'DECLARATION_REQUIRED',
    ...declarations,
  },
  residencyStatus: {
    wire: 'residency_status',
    kind: 'choice',
    options: residencyStatuses,
    initial: 'CITIZEN',
    required: always,
    ...declarations,
  },
  termsConfirm: {
    wire: 'terms',
    kind: 'tickedAt',
    required: always,
    requiredCode: 'TERMS_REQUIRED',
    ...declarations,
  },
  additionalConfirm: {
    kind: 'tick',
    required: always,
    requiredCode: 'DECLARATION_REQUIRED',
    ...declarations,
  },
})

/** The answers that identify and reach the applicant. They are shown again before the check is sent. */
export const contactQuestions = [
  'identityNumber',
  'phone',
  'email',
] as const satisfies readonly (keyof typeof eligibility.rows)[]

export const eligibilityForm = defineForm([eligibility])

export type EligibilityAnswers = AnswersOf<typeof eligibility.rows>

// Does not compile where a rule reads what the form does not ask.
// Stryker disable next-line all: only the compiler reads it.
true satisfies RulesFit<
  typeof eligibility.rows,
  typeof eligibility.rows,
  { readonly allowPasswordPaste: boolean }
>
