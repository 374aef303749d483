import type { RegistrationPeriod } from '@milgo/contracts/core/get-registration-periods'
import { phaseOnWire } from '@milgo/contracts/core/period-phase'
import { academicYearOf } from '@milgo/domain/period/academic-year'
import { findCurrentPeriod } from '@milgo/domain/period/current-period'
import { findExpectedAnswers } from '@milgo/domain/period/expected-answers'
import { jerusalemDayAt } from '@milgo/domain/time/jerusalem-day'
import { isAppealsOpenAt, isOpenAt, registrationPhaseAt } from '@milgo/domain/time/opening'
import type { Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import { toPeriod } from './period-of-row.ts'
import { findPeriods } from './repository.ts'

export const getRegistrationPeriods = async (
  platform: Platform,
  language: Language,
): Promise<RegistrationPeriod[]> => {
  const rows = await findPeriods(platform)
  const [first] = rows
  if (!first) return []
  const { now, registerPeriod } = first
  const periods = rows.map((row) => ({ id: row.id, resultsAt: row.resultsAt, ...toPeriod(row) }))
  const current = findCurrentPeriod(periods, registerPeriod)
  return periods.map((period) => ({
    id: period.id,
    code: period.code,
    academic_year: academicYearOf(period),
    is_current: period === current,
    phase: phaseOnWire[registrationPhaseAt(period, now)],
    from: period.from,
    to: period.to,
    is_open: isOpenAt(period, now),
    appeals_from: period.appealsFrom,
    appeals_to: period.appealsTo,
    is_appeals_open: isAppealsOpenAt(period, now),
    age_date: period.ageDate,
    reserve_from: period.reserveWindow.from,
    reserve_to: period.reserveWindow.to,
    correction_days: period.correctionDays,
    appeal_days: period.appealDays,
    expected_answers: findExpectedAnswers(period, now)?.[language] ?? null,
    results_on: period.resultsAt && jerusalemDayAt(period.resultsAt),
  }))
}
