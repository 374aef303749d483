import type { ScoreAnswers, ScoreFigures } from './score-inputs.ts'

/** For tests: no service, no disability, a place in a high cluster, a high income: 2.5 points. */
export const plainAnswers: ScoreAnswers = {
  childrenCount: 0,
  siblingsStudentsCount: 0,
  isSingleParent: false,
  affectedParents: 0,
  serviceMonths: 0,
  daysInReserve: 0,
  localityAt18: {
    isInIsrael: true,
    socioEconomicCluster: 10,
    peripheralityCluster: 10,
    isOnPriorityList: null,
  },
}

export const plainFigures: ScoreFigures = {
  houseHoldPeople: 4,
  parentOneIncome: 20_000,
  parentTwoIncome: 20_000,
  spouse: null,
  candidateEntering: null,
  disability: [],
  childrenDisability: false,
}
