import type { CalculatorRules } from '@milgo/contracts/core/get-calculator'
import { findCurrentPeriod } from '@milgo/domain/period/current-period'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { findPeriods } from './repository.ts'

/** The rules by which the current period scores; the figures of whoever computes with them stay in the browser. */
export const getCalculator = async (platform: Platform): Promise<CalculatorRules> => {
  const rows = await findPeriods(platform)
  const current = findCurrentPeriod(rows, rows[0]?.registerPeriod ?? null)
  if (!current) throw new AppError('NOT_FOUND')
  return {
    register_period: current.code,
    score_rules: current.scoreRules,
    award_tiers: current.awardTiers,
  }
}
