import type { RegistrationPeriod } from '@milgo/contracts/core/get-registration-periods'
import { periodName } from '@milgo/messages/academic-year-text'
import type { OfficeLanguage } from '@milgo/messages/office-languages'

const periodOf = (code: string, year: number): RegistrationPeriod => ({
  id: year,
  code,
  academic_year: year,
  is_current: code === '2025',
  phase: 'closed',
  from: `${year}-03-01T08:00:00.000Z`,
  to: `${year}-08-01T08:00:00.000Z`,
  is_open: false,
  appeals_from: null,
  appeals_to: null,
  is_appeals_open: false,
  age_date: `${year}-08-01T08:00:00.000Z`,
  reserve_from: `${year}-01-01`,
  reserve_to: `${year}-08-01`,
  correction_days: 10,
  appeal_days: 14,
  expected_answers: null,
  results_on: null,
})

/** The two periods that the answers of the tests are about. No academic year begins in the year of a code. */
export const namedPeriods: RegistrationPeriod[] = [periodOf('2025', 2035), periodOf('2024', 2034)]

/** Returns the name of one of them. */
export const nameOfPeriod = (code: '2024' | '2025', language: OfficeLanguage = 'he'): string => {
  const period = namedPeriods.find((one) => one.code === code)
  if (!period) throw new Error(`there is no period ${code}`)
  return periodName(period, namedPeriods, language)
}
