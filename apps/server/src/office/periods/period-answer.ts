import { phaseOnWire } from '@milgo/contracts/core/period-phase'
import type { ListedPeriod, OpenPeriod } from '@milgo/contracts/office/period-fields'
import { periodFieldsOf } from '@milgo/contracts/office/period-fields'
import type { PeriodUse } from '@milgo/domain/period/period-changes'
import { registrationPhaseAt } from '@milgo/domain/time/opening'
import { toPeriod } from '../../core/periods/period-of-row.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { countUse, findPeriods, type StoredPeriod } from './repository.ts'

/** The use of a new period. */
export const unused: PeriodUse = { drafts: 0, sent: 0, published: 0 }

const listedPeriod = (row: StoredPeriod, use: PeriodUse): ListedPeriod => {
  const period = toPeriod(row)
  return {
    code: period.code,
    phase: phaseOnWire[registrationPhaseAt(period, row.now)],
    is_current: row.code === row.registerPeriod,
    from: period.from,
    to: period.to,
    use,
  }
}

export const listedPeriods = async (db: Queryable, clock: Platform['clock']): Promise<ListedPeriod[]> => {
  const [rows, uses] = [await findPeriods(db, clock), await countUse(db)]
  return rows.map((row) => listedPeriod(row, uses.get(row.id) ?? unused))
}

export const openedPeriod = (row: StoredPeriod, use: PeriodUse): OpenPeriod => {
  const period = toPeriod(row)
  return {
    ...listedPeriod(row, use),
    now: row.now.toISOString(),
    version: row.version,
    values: periodFieldsOf(period),
    score_rules: period.scoreRules,
    award_tiers: [...period.awardTiers],
  }
}
