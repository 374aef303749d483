import type { Period } from '@milgo/domain/period/period'
import { starterReasons } from '../../reference/starter-reasons.ts'
import type { PeriodRow } from './repository.ts'

/** Converts a row of the database to the domain's period. */
export const toPeriod = (row: PeriodRow): Period => ({
  code: row.code,
  from: row.opensAt.toISOString(),
  to: row.closesAt.toISOString(),
  isOpen: row.isOpen,
  appealsFrom: row.appealsFrom?.toISOString() ?? null,
  appealsTo: row.appealsTo?.toISOString() ?? null,
  isAppealsOpen: row.isAppealsOpen,
  ageDate: row.ageDate.toISOString(),
  reserveWindow: row.reserveWindow,
  appealDays: row.appealDays,
  answersBy: row.answersBy,
  expectedAnswers: row.expectedAnswers,
  correctionDays: row.correctionDays,
  ceilings: row.ceilings,
  eligibilityRules: row.eligibilityRules,
  scoreRules: row.scoreRules,
  awardTiers: row.awardTiers,
  budget: row.budget,
  secondLook: row.secondLook,
  draftRetentionDays: row.draftRetentionDays,
  reasons: row.reasons ?? starterReasons,
  stageTargets: row.stageTargets,
  daysOff: row.daysOff,
})
