import type { RegistrationPeriod } from '@milgo/contracts/core/get-registration-periods'
import { isAppealsOpenAt, isOpenAt } from '@milgo/domain/period/opening'
import type { Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import { toPeriod } from './period-of-row.ts'
import { findPeriods } from './repository.ts'

export const getRegistrationPeriods = async (
  platform: Platform,
  language: Language,
): Promise<RegistrationPeriod[]> =>
  (await findPeriods(platform)).map(({ now, ...row }) => {
    const period = toPeriod(row)
    return {
      id: row.id,
      code: period.code,
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
      expected_answers: period.expectedAnswers[language],
    }
  })
