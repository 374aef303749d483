import { rulesVersionName } from '../score/rules-version.ts'
import { jerusalemDayAt } from '../time/jerusalem-day.ts'
import type { LocalizedText } from './localized-text.ts'
import type { Period } from './period.ts'
import { periodDatesFrom } from './period-dates.ts'

type Opening = {
  readonly code: string
  readonly opens: Date
  /** Returns the month of a day, as students read it. */
  readonly monthOf: (day: string) => LocalizedText
}

/**
 * Returns a period made from an earlier one: with its rules, reasons and settings, and with dates computed from the
 * opening. It is switched off until it is opened by the office, and has no budget until one is set.
 */
export const copyPeriod = (earlier: Period, { code, opens, monthOf }: Opening): Period => {
  const dates = periodDatesFrom(opens)
  return {
    ...earlier,
    ...dates,
    code,
    isOpen: false,
    isAppealsOpen: true,
    expectedAnswers: monthOf(dates.answersBy),
    scoreRules: { ...earlier.scoreRules, version: rulesVersionName(code, 1) },
    budget: null,
    daysOff: earlier.daysOff.filter((day) => day >= jerusalemDayAt(opens)),
  }
}
