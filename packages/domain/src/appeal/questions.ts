import type { Answers, AnswersOf } from '../answers/answer.ts'
import { defineForm, defineSection } from '../answers/define.ts'
import { always, type Rule } from '../answers/rule.ts'
import type { RulesFit } from '../answers/rules-fit.ts'
import { type AppealGround, appealGrounds, appealLimits, appealUploadType } from './appeal.ts'

type Grounds = { readonly grounds?: readonly AppealGround[] }

const disputes =
  (...components: readonly AppealGround[]): Rule<Grounds> =>
  ({ grounds = [] }) =>
    components.some((component) => grounds.includes(component))

/** Returns a place for each added file; the page shows one more. */
const placesTaken = ({ documents = [] }: { readonly documents?: readonly (string | null)[] }) =>
  documents.map(() => ({}))

const figures = { place: 'figures' } as const

/** The questions of an appeal in the order of its page. A disputed figure is the value that the student claims. */
export const appeal = defineSection('appeal', {
  grounds: {
    wire: 'grounds',
    kind: 'choices',
    options: appealGrounds,
    optionSet: 'appealGround',
    required: always,
    place: 'grounds',
  },
  claimedIncome: {
    wire: 'claimed_income',
    kind: 'amount',
    maxLength: 7,
    visibleWhen: disputes('income'),
    ...figures,
  },
  claimedPersons: {
    wire: 'claimed_persons',
    kind: 'digits',
    maxLength: 2,
    range: [1, 30],
    visibleWhen: disputes('income', 'family'),
    ...figures,
  },
  claimedLocality: {
    wire: 'claimed_locality',
    kind: 'text',
    maxLength: 60,
    visibleWhen: disputes('cluster', 'priority'),
    ...figures,
  },
  claimedServiceMonths: {
    wire: 'claimed_service_months',
    kind: 'digits',
    maxLength: 3,
    visibleWhen: disputes('military'),
    ...figures,
  },
  claimedReserveDays: {
    wire: 'claimed_reserve_days',
    kind: 'digits',
    maxLength: 3,
    visibleWhen: disputes('reservist'),
    ...figures,
  },
  details: {
    wire: 'details',
    kind: 'text',
    maxLength: appealLimits.details,
    isExplanation: true,
    hasLines: true,
    required: always,
    place: 'details',
  },
  documents: {
    wire: 'documents',
    kind: 'files',
    uploadType: appealUploadType,
    slots: placesTaken,
    maxItems: appealLimits.documents,
    wireItem: 'name',
    place: 'documents',
  },
})

export const appealForm = defineForm([appeal])
export type AppealRows = (typeof appeal)['rows']
export type AppealAnswers = AnswersOf<AppealRows>

// Does not compile where a rule reads what the form does not ask.
// Stryker disable next-line all: only the compiler reads it.
true satisfies RulesFit<AppealRows, AppealRows, unknown>

/** Returns the names of the files, in order. */
export const appealFilesIn = (answers: Answers): readonly string[] => {
  const { documents } = answers as AppealAnswers
  return (documents ?? []).flatMap((name) => name ?? [])
}
