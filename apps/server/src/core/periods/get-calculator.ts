import type { CalculatorRules } from '@milgo/contracts/core/get-calculator'
import { academicYearOf } from '@milgo/domain/period/academic-year'
import { findCurrentPeriod } from '@milgo/domain/period/current-period'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { toPeriod } from './period-of-row.ts'
import { findPeriods } from './repository.ts'

/**
 * Returns the rules by which the current period is scored. The figures that a visitor computes with stay in the
 * browser.
 */
export const getCalculator = async (platform: Platform): Promise<CalculatorRules> => {
  const rows = await findPeriods(platform)
  const current = findCurrentPeriod(rows, rows[0]?.registerPeriod ?? null)
  if (!current) throw new AppError('NOT_FOUND')
  return {
    register_period: current.code,
    academic_year: academicYearOf(toPeriod(current)),
    score_rules: current.scoreRules,
    award_tiers: current.awardTiers,
    reserve_window: current.reserveWindow,
  }
}
