import type { RegistrationPeriod } from '@milgo/contracts/core/get-registration-periods'
import type { Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import { findPeriods } from './repository.ts'

export const getRegistrationPeriods = async (
  platform: Platform,
  language: Language,
): Promise<RegistrationPeriod[]> =>
  (await findPeriods(platform, language)).map(({ now, ...period }) => ({
    id: period.id,
    code: period.code,
    from: period.opensAt.toISOString(),
    to: period.closesAt.toISOString(),
    is_open: period.isOpen && period.opensAt <= now && now < period.closesAt,
    appeals_from: period.appealsFrom?.toISOString() ?? null,
    appeals_to: period.appealsTo?.toISOString() ?? null,
    is_appeals_open: period.isAppealsOpen,
    correction_days: period.correctionDays,
    expected_answers: period.expectedAnswers,
  }))
