import type { RulesVersion } from '@milgo/contracts/office/results-fields'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { findStaffNames } from '../../store/staff-names.ts'
import type { ResultsPeriod } from './repository.ts'
import { findRules, type RulesRow } from './rules-repository.ts'

/** Returns the rules that a period was opened with, as version 1. */
export const firstRules = ({ id, scoreRules, awardTiers }: ResultsPeriod): RulesRow => ({
  periodId: id,
  version: 1,
  state: 'ACTIVE',
  scoreRules,
  awardTiers,
  note: null,
  proposedBy: null,
  proposedAt: null,
  activatedBy: null,
  activatedAt: null,
})

export const rulesOf = async (db: Queryable, period: ResultsPeriod): Promise<readonly RulesRow[]> => {
  const rows = await findRules(db, period.id)
  return rows.length > 0 ? rows : [firstRules(period)]
}

export const rulesAnswers = async (
  platform: Pick<Platform, 'database'>,
  rows: readonly RulesRow[],
): Promise<RulesVersion[]> => {
  const names = await findStaffNames(
    platform,
    rows.flatMap(({ proposedBy, activatedBy }) => [proposedBy, activatedBy]),
  )
  const named = (id: string | null) => (id === null ? null : { id, name: names.get(id) ?? '' })
  return rows.map((row) => ({
    version: row.version,
    name: row.scoreRules.version,
    state: row.state,
    award_tiers: row.awardTiers,
    score_rules: row.scoreRules,
    note: row.note,
    proposed_by: named(row.proposedBy),
    proposed_at: row.proposedAt?.toISOString() ?? null,
    activated_by: named(row.activatedBy),
    activated_at: row.activatedAt?.toISOString() ?? null,
  }))
}
