import { findCeilingBand, findFloorBand } from './bands.ts'
import { type ExplainedPoints, explained, line, roundPoints, type ScoreLine } from './explain.ts'
import { type ScoreComponent, scoreComponents } from './score-component.ts'
import { incomeFigures, type ScoreAnswers, type ScoreFigures, type ScoreLocality } from './score-inputs.ts'
import type { FloorBands, ScoreRules } from './score-rules.ts'

/** A computed score with the version of its rules and an explanation of each component. */
export type ComputedScore = {
  readonly rulesVersion: string
  readonly components: Readonly<Record<ScoreComponent, ExplainedPoints>>
  readonly total: number
}

/** Returns the monthly income of the whole household. */
export const householdIncome = (figures: ScoreFigures): number =>
  incomeFigures.reduce((sum, id) => sum + (figures[id] ?? 0), 0)

/** Returns the verified monthly income per person; undefined if the household has no people or an income is missing. */
export const findIncomePerPerson = (figures: ScoreFigures): number | undefined =>
  figures.houseHoldPeople > 0 && figures.isIncomeMissing !== true
    ? householdIncome(figures) / figures.houseHoldPeople
    : undefined

const incomeLines = (figures: ScoreFigures, rules: ScoreRules): readonly ScoreLine[] => {
  const income = findIncomePerPerson(figures)
  if (income === undefined)
    return [line(figures.houseHoldPeople > 0 ? 'INCOME_MISSING' : 'INCOME_UNKNOWN', {}, 0)]
  const band = findCeilingBand(rules.income, income)
  // The exact figure selects the band; only the shown figure is rounded to agorot.
  const shown = roundPoints(income)
  if (band !== undefined) return [line('INCOME_UP_TO', { income: shown, upTo: band.upTo }, band.points)]
  return [line('INCOME_ABOVE', { income: shown, above: rules.income.at(-1)?.upTo ?? 0 }, 0)]
}

const clusterLines = (locality: ScoreLocality, { cluster: rule }: ScoreRules): readonly ScoreLine[] => {
  const { isInIsrael, socioEconomicCluster: cluster } = locality
  if (!isInIsrael) return [line('CLUSTER_NOT_IN_ISRAEL', {}, rule.notInIsrael)]
  if (cluster === null || !(cluster >= 1)) return [line('CLUSTER_UNKNOWN', {}, 0)]
  return [line('CLUSTER', { cluster }, Math.max(0, rule.first - rule.perCluster * (cluster - 1)))]
}

/** Returns one line if a band is reached, none otherwise. */
const countLines = (
  code: 'CHILDREN' | 'STUDENT_SIBLINGS' | 'AFFECTED_PARENTS',
  bands: FloorBands,
  count: number,
): readonly ScoreLine[] => {
  const band = findFloorBand(bands, count)
  return band === undefined ? [] : [line(code, { count, from: band.from }, band.points)]
}

const disabilityLines = (figures: ScoreFigures, bands: FloorBands): readonly ScoreLine[] => {
  const percent = Math.max(0, ...figures.disability.map(({ percentages }) => percentages))
  const band = findFloorBand(bands, percent)
  return band === undefined ? [] : [line('DISABILITY', { percent, from: band.from }, band.points)]
}

const familyLines = (
  answers: ScoreAnswers,
  figures: ScoreFigures,
  { family }: ScoreRules,
): readonly ScoreLine[] => {
  const lines = [
    ...countLines('CHILDREN', family.children, answers.childrenCount),
    ...countLines('STUDENT_SIBLINGS', family.studentSiblings, answers.siblingsStudentsCount),
    ...(answers.isSingleParent ? [line('SINGLE_PARENT', {}, family.singleParent)] : []),
    ...countLines('AFFECTED_PARENTS', family.affectedParents, answers.affectedParents),
    ...disabilityLines(figures, family.disability),
    ...(figures.childrenDisability ? [line('CHILD_DISABILITY', {}, family.childDisability)] : []),
  ]
  return lines.length > 0 ? lines : [line('FAMILY_NOTHING', {}, 0)]
}

const militaryLines = ({ serviceMonths: months }: ScoreAnswers, rules: ScoreRules): readonly ScoreLine[] => {
  const band = findFloorBand(rules.military, months)
  if (band === undefined) return [line('MILITARY_NOTHING', { months }, 0)]
  return [line('MILITARY_MONTHS', { months, from: band.from }, band.points)]
}

const reservistLines = ({ daysInReserve: days }: ScoreAnswers, rules: ScoreRules): readonly ScoreLine[] => {
  const band = findFloorBand(rules.reservist, days)
  if (band === undefined) return [line('RESERVIST_NOTHING', { days }, 0)]
  return [line('RESERVIST_DAYS', { days, from: band.from }, band.points)]
}

/**
 * If a list of localities is loaded, it decides; otherwise the peripherality cluster does. A place abroad has neither.
 */
const priorityLines = (locality: ScoreLocality, { priority }: ScoreRules): readonly ScoreLine[] => {
  const { isInIsrael, isOnPriorityList, peripheralityCluster: cluster } = locality
  if (!isInIsrael) return [line('PRIORITY_UNKNOWN', {}, 0)]
  if (isOnPriorityList !== null)
    return isOnPriorityList
      ? [line('PRIORITY_LISTED', {}, priority.points)]
      : [line('PRIORITY_NOT_LISTED', {}, 0)]
  if (cluster === null) return [line('PRIORITY_UNKNOWN', {}, 0)]
  const figures = { cluster, upTo: priority.peripheralityUpTo }
  return cluster <= priority.peripheralityUpTo
    ? [line('PRIORITY_PERIPHERAL', figures, priority.points)]
    : [line('PRIORITY_NOT_PERIPHERAL', figures, 0)]
}

/** Computes the score: a pure function of the sent answers, the verified figures and the period's rules. */
export const computeScore = (
  answers: ScoreAnswers,
  figures: ScoreFigures,
  rules: ScoreRules,
): ComputedScore => {
  const { caps } = rules
  const components = {
    income: explained(incomeLines(figures, rules), caps.income),
    cluster: explained(clusterLines(answers.localityAt18, rules), caps.cluster),
    family: explained(familyLines(answers, figures, rules), caps.family),
    military: explained(militaryLines(answers, rules), caps.military),
    priority: explained(priorityLines(answers.localityAt18, rules), caps.priority),
    reservist: explained(reservistLines(answers, rules), caps.reservist),
  } satisfies Record<ScoreComponent, ExplainedPoints>
  return {
    rulesVersion: rules.version,
    components,
    total: roundPoints(scoreComponents.reduce((sum, id) => sum + components[id].points, 0)),
  }
}
