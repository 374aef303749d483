import type { Answers } from '../answers/answer.ts'
import { defineForm, defineSection } from '../answers/define.ts'
import type { Issue } from '../answers/issue.ts'
import type { EngineContext } from '../answers/kinds/kind.ts'
import { always, type Rule } from '../answers/rule.ts'
import { validate } from '../answers/validation.ts'
import type { ApplicationAnswers } from '../application/answers.ts'
import type { ApplicationContext } from '../application/context.ts'
import { showsCandidateIncome, showsParentOne, showsParentTwo } from '../application/documents/rules.ts'
import { familyMemberInStep, familyMembers } from '../application/enumerations.ts'
import {
  disabilityPercents,
  hasChildren,
  hasDisabledFamilyMembers,
  isMarried,
  maxDisabledFamilyMembers,
} from '../application/family/rules.ts'
import { requestDataNames } from '../score/request-data-wire.ts'

/** The context of the figures: the answers that the student sent, and the context of the application. */
export type FiguresContext = EngineContext & {
  readonly sent: ApplicationAnswers
  readonly application: ApplicationContext
}

/** Makes a rule of the figures from a rule of the application about the sent answers. */
const ofSent =
  (rule: Rule<ApplicationAnswers, ApplicationContext>) =>
  (_figures: unknown, { sent, application }: FiguresContext): boolean =>
    rule(sent, application)

const income = { kind: 'amount', maxLength: 6, required: always, place: 'income' } as const
const studies = { place: 'studies' } as const
const family = { place: 'family' } as const

/**
 * The figures that the reviewer verifies, by the names of `VerifiedFigures`. The managerial allocation is not among
 * them, because the management decides it.
 */
export const figures = defineSection('figures', {
  houseHoldPeople: {
    wire: requestDataNames.houseHoldPeople,
    kind: 'digits',
    maxLength: 2,
    range: [1, 30],
    required: always,
    place: 'household',
  },
  parentOneIncome: {
    wire: requestDataNames.parentOneIncome,
    ...income,
    visibleWhen: ofSent(showsParentOne),
  },
  parentTwoIncome: {
    wire: requestDataNames.parentTwoIncome,
    ...income,
    visibleWhen: ofSent(showsParentTwo),
  },
  spouse: { wire: requestDataNames.spouse, ...income, visibleWhen: ofSent(isMarried) },
  candidateEntering: {
    wire: requestDataNames.candidateEntering,
    ...income,
    visibleWhen: ofSent(showsCandidateIncome),
  },
  disability: {
    wire: requestDataNames.disability,
    kind: 'list',
    maxItems: maxDisabledFamilyMembers,
    visibleWhen: ofSent(hasDisabledFamilyMembers),
    required: always,
    ...family,
    item: {
      familyMember: {
        wire: 'family_member',
        kind: 'choice',
        options: familyMembers,
        optionSet: 'familyMember',
        wireValues: familyMemberInStep,
        required: always,
        ...family,
      },
      percentages: {
        wire: 'disability_percentage',
        kind: 'digits',
        maxLength: 3,
        range: disabilityPercents,
        rangeCode: 'DISABILITY_RANGE',
        required: always,
        ...family,
      },
    },
  },
  childrenDisability: {
    wire: requestDataNames.childrenDisability,
    kind: 'yesNo',
    visibleWhen: ofSent(hasChildren),
    ...family,
  },
  studiesScope: {
    wire: requestDataNames.studiesScope,
    kind: 'digits',
    maxLength: 3,
    range: [0, 100],
    required: always,
    ...studies,
  },
  exceedsStandards: { wire: requestDataNames.exceedsStandards, kind: 'yesNo', ...studies },
  openUniversity: { wire: requestDataNames.openUniversity, kind: 'yesNo', ...studies },
  surveyMonth: { wire: requestDataNames.surveyMonth, kind: 'text', maxLength: 7, place: 'income' },
  note: { wire: requestDataNames.note, kind: 'text', maxLength: 2_000, isExplanation: true, place: 'note' },
})

export const figuresForm = defineForm([figures])
export type FigureId = keyof (typeof figures)['rows']

/** The questions whose files prove each figure, the best first. */
export const figureSources: Readonly<Partial<Record<FigureId, readonly string[]>>> = {
  houseHoldPeople: ['idAttachment', 'parentOneIdAttachment', 'parentTwoIdAttachment'],
  parentOneIncome: ['parentOneIncomeDocument'],
  parentTwoIncome: ['parentTwoIncomeDocument'],
  spouse: ['spouseIncomeDocument'],
  candidateEntering: ['candidateIncomeDocument'],
  disability: ['disabilityDocuments'],
  childrenDisability: ['disabilityDocuments'],
  studiesScope: ['confirmationStudies'],
  exceedsStandards: ['confirmationStudies'],
  openUniversity: ['confirmationStudies'],
}

/** Returns the figures that the student claimed, in the shape of answers. The form asks only for disabilities. */
export const claimedFigures = (sent: ApplicationAnswers): Answers =>
  hasDisabledFamilyMembers(sent)
    ? {
        disability: (sent.disabledFamilyMembers ?? []).flatMap(({ type, percent }) =>
          type === undefined || percent === undefined ? [] : [{ familyMember: type, percentages: percent }],
        ),
      }
    : {}

/** A month as `YYYY-MM`. */
export const surveyMonthShape = /^\d{4}-(?:0[1-9]|1[0-2])$/

/** Returns what is missing or wrong before these figures can be approved. */
export const figureIssues = (entered: Answers, context: FiguresContext): readonly Issue[] => {
  const { surveyMonth } = entered
  return [
    ...validate(figuresForm, entered, context),
    ...(typeof surveyMonth === 'string' && !surveyMonthShape.test(surveyMonth)
      ? [{ questionId: 'surveyMonth', wire: requestDataNames.surveyMonth, code: 'WRONG_TYPE' as const }]
      : []),
  ]
}
