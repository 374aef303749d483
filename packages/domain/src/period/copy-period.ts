import { rulesVersionName } from '../score/rules-version.ts'
import { jerusalemDayAt } from './jerusalem-day.ts'
import type { LocalizedText } from './localized-text.ts'
import type { Period } from './period.ts'
import { periodDatesFrom } from './period-dates.ts'

type Opening = {
  readonly code: string
  readonly opens: Date
  /** The month of a day, as students read it. */
  readonly monthOf: (day: string) => LocalizedText
}

/**
 * A period made from an earlier one: its rules, reasons and settings, with dates that follow from the opening. It is switched
 * off until somebody opens it, and has no budget until somebody sets one.
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
