import type { PersonalArea } from '@milgo/contracts/core/get-personal-area'
import type { ResultPage } from '@milgo/contracts/core/get-result-page'
import { computeScore } from '@milgo/domain/score/compute'
import { defaultAwardTiers } from '@milgo/domain/score/default-award-tiers'
import { defaultScoreRules } from '@milgo/domain/score/default-score-rules'
import { detailedScore } from '@milgo/domain/score/detailed-score'
import { awardOf } from '@milgo/domain/score/find-award-tier'
import { requestDataToWire } from '@milgo/domain/score/request-data-wire'
import { scoreComponents } from '@milgo/domain/score/score-component'
import type { VerifiedFigures } from '@milgo/domain/score/verified-figures'
import { currentUser } from './student.ts'

const rules = { version: 'first', ...defaultScoreRules }

const figuresOf = (income: number): VerifiedFigures => ({
  houseHoldPeople: 5,
  parentOneIncome: income,
  parentTwoIncome: null,
  spouse: null,
  candidateEntering: null,
  disability: [{ familyMember: 'PARENT_ONE', percentages: 50 }],
  childrenDisability: false,
  adminAssignment: false,
  exceedsStandards: false,
  openUniversity: false,
  studiesScope: 100,
  surveyMonth: null,
  note: '',
})

/** A result that was computed by the real rules from this income of the household. */
export const scoredResult = (income: number, changes: Partial<ResultPage> = {}): ResultPage => {
  const figures = figuresOf(income)
  const answers = {
    childrenCount: 0,
    siblingsStudentsCount: 2,
    isSingleParent: false,
    affectedParents: 0,
    serviceMonths: 24,
    daysInReserve: 22,
    localityAt18: {
      isInIsrael: true,
      socioEconomicCluster: 4,
      peripheralityCluster: 2,
      isOnPriorityList: null,
    },
  }
  const score = computeScore(answers, figures, rules)
  const award = awardOf(defaultAwardTiers, score.total)
  return {
    decision: award > 0 ? 'AWARD' : 'NO_AWARD',
    is_of_appeal: false,
    award,
    score: {
      ...detailedScore(score),
      lines: scoreComponents.flatMap((component) =>
        score.components[component].lines.map(({ code, params, points }) => ({
          component,
          code,
          params: { ...params },
          points,
          max: rules.caps[component],
        })),
      ),
    },
    request_data: requestDataToWire(figures),
    inputs: {
      children_count: 0,
      student_siblings_count: 2,
      is_single_parent: false,
      affected_parents: 0,
      service_months: 24,
      reserve_days: 22,
      locality_at_18: {
        is_in_israel: true,
        socio_economic_cluster: 4,
        peripherality_cluster: 2,
        is_on_priority_list: null,
      },
      claimed_disability: [75],
    },
    rules: {
      score_rules: rules,
      award_tiers: [...defaultAwardTiers],
      reserve_window: { from: '2025-02-01', to: '2025-12-31' },
    },
    refusal: null,
    appeal_refusal: null,
    letters: [{ number: 1, kind: 'AWARD', issued_at: '2026-07-01T07:00:00.000Z', replaced_by: null }],
    money:
      award === 0
        ? null
        : {
            entitled: award,
            paid: 0,
            in_flight: award,
            due: 0,
            is_paid_by_institution: false,
            next: 'PAYING',
            movements: [
              {
                kind: 'ENTITLED',
                at: '2026-07-01T07:00:00.000Z',
                amount: award,
                account: null,
                reason: null,
              },
              {
                kind: 'ORDERED',
                at: '2026-07-12T07:00:00.000Z',
                amount: award,
                account: { bank: 'הבנק הבינלאומי', branch: '044', last_digits: '3308' },
                reason: null,
              },
            ],
          },
    ...changes,
  }
}

export const refusedResult: ResultPage = {
  ...scoredResult(40_000),
  decision: 'REFUSAL',
  score: null,
  request_data: null,
  inputs: null,
  rules: null,
  refusal: { reason: 'היקף הלימודים נמוך מתנאי הסף', note: 'באישור הלימודים רשום היקף של 40%.' },
}

/** The personal area of a student whose result was published. */
export const publishedArea = (
  guide: PersonalArea['guide'],
  changes: Partial<PersonalArea> = {},
  actions: NonNullable<PersonalArea['request']>['actions'] = ['APPEAL', 'VIEW_SUBMITTED_COPY', 'VIEW_RESULT'],
): PersonalArea => ({
  current_time: '2026-07-14T07:00:00.000Z',
  guide,
  first_name: 'דנה',
  user: currentUser,
  email: 'dana@milgo.example',
  phone: '0500000001',
  request: currentUser.request && {
    ...currentUser.request,
    request_status: 'COMPUTED',
    publish_state: '1',
    actions,
    appeal_deadline: actions.includes('APPEAL') ? '2026-07-26T21:00:00.000Z' : null,
    shows_survey: false,
  },
  undelivered: [],
  last_movement_at: '2026-07-01T07:00:00.000Z',
  expected_answers: null,
  steps: [],
  deadlines: actions.includes('APPEAL')
    ? [{ kind: 'APPEAL', at: '2026-07-26T21:00:00.000Z', from: '2026-07-01T07:00:00.000Z' }]
    : [],
  timeline: [
    { event: 'SUBMIT', at: '2026-01-12T10:00:00.000Z', copy: 1 },
    { event: 'REVIEW_FINISHED', at: '2026-05-02T10:00:00.000Z', copy: null },
    { event: 'PUBLISH', at: '2026-07-01T07:00:00.000Z', copy: null },
  ],
  documents_to_fix: [],
  copies: [{ number: 1, sent_at: '2026-01-12T10:00:00.000Z', files: 9 }],
  files: [],
  messages: [],
  ...changes,
})
