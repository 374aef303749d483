import type { Period } from '@milgo/domain/period/period'
import type { Reasons } from '@milgo/domain/period/reasons'
import type { AwardTiers } from '@milgo/domain/score/award-tiers'
import type { ScoreRules } from '@milgo/domain/score/score-rules'
import { and, desc, eq, lte, sql } from 'drizzle-orm'
import type { Platform } from '../platform/platform.ts'
import { figureVersions } from './review-schema.ts'
import { localities, registrationPeriods } from './schema.ts'

type Source = Pick<Platform, 'database'>

export type FigureVersion = typeof figureVersions.$inferSelect

export const findLastFigures = async (
  { database }: Source,
  requestId: string,
): Promise<FigureVersion | undefined> => {
  const [row] = await database.read((db) =>
    db
      .select()
      .from(figureVersions)
      .where(eq(figureVersions.requestId, requestId))
      .orderBy(desc(figureVersions.version))
      .limit(1),
  )
  return row
}

export const findFiguresOfVersion = async (
  { database }: Source,
  requestId: string,
  version: number,
): Promise<FigureVersion | undefined> => {
  const [row] = await database.read((db) =>
    db
      .select()
      .from(figureVersions)
      .where(and(eq(figureVersions.requestId, requestId), eq(figureVersions.version, version))),
  )
  return row
}

export type PeriodRules = {
  readonly scoreRules: ScoreRules
  readonly awardTiers: AwardTiers
  readonly reasons: Reasons | null
  readonly stageTargets: Period['stageTargets']
  readonly daysOff: Period['daysOff']
}

export const findPeriodRules = async (
  { database }: Source,
  periodId: number,
): Promise<PeriodRules | undefined> => {
  const [row] = await database.read((db) =>
    db
      .select({
        scoreRules: registrationPeriods.scoreRules,
        awardTiers: registrationPeriods.awardTiers,
        reasons: registrationPeriods.reasons,
        stageTargets: registrationPeriods.stageTargets,
        daysOff: registrationPeriods.daysOff,
      })
      .from(registrationPeriods)
      .where(eq(registrationPeriods.id, periodId)),
  )
  return row
}

export type ScoredRules = Pick<PeriodRules, 'scoreRules' | 'awardTiers'>

/**
 * Returns the rules that a score was computed by: those in force, or an earlier version of the period. Undefined if
 * they are stored nowhere.
 */
export const findRulesOfScore = async (
  { database }: Source,
  periodId: number,
  rulesVersion: string,
): Promise<ScoredRules | undefined> => {
  const { rows } = await database.read((db) =>
    db.execute<ScoredRules>(sql`
      select score_rules as "scoreRules", award_tiers as "awardTiers" from registration_periods
        where id = ${periodId} and score_rules ->> 'version' = ${rulesVersion}
      union all
      select score_rules, award_tiers from rules_versions
        where period_id = ${periodId} and score_rules ->> 'version' = ${rulesVersion} limit 1`),
  )
  return rows[0]
}

/** Returns the reference data of a locality that the score needs. No list of priority localities is loaded. */
export const findScorePlace = async ({ database }: Source, symbol: string | undefined) => {
  const nothing = { socioEconomicCluster: null, peripheralityCluster: null, isOnPriorityList: null }
  if (symbol === undefined || !/^\d{1,9}$/.test(symbol)) return nothing
  const [row] = await database.read((db) =>
    db
      .select({
        socioEconomicCluster: localities.socioEconomicCluster,
        peripheralityCluster: localities.peripheralityCluster,
      })
      .from(localities)
      .where(eq(localities.symbol, Number(symbol))),
  )
  return { ...nothing, ...row }
}

/** Returns the version of the figures that counted at a moment. */
export const findFiguresBefore = async (
  { database }: Source,
  requestId: string,
  moment: Date,
): Promise<FigureVersion | undefined> => {
  const [row] = await database.read((db) =>
    db
      .select()
      .from(figureVersions)
      .where(and(eq(figureVersions.requestId, requestId), lte(figureVersions.at, moment)))
      .orderBy(desc(figureVersions.version))
      .limit(1),
  )
  return row
}
