import { jerusalemTime, lastMomentOf } from '@milgo/messages/jerusalem-time'
import type { Language } from '@milgo/messages/languages'
import { weekdayText } from '@milgo/messages/weekday-text'

/** Returns the parts of a deadline in Israel's time: day of the week, date and hour. */
export const momentParts = (
  instant: string,
  language: Language,
): { readonly weekday: string; readonly date: string; readonly hour: string } => {
  const moment = lastMomentOf(new Date(instant))
  return { weekday: weekdayText(moment, language), ...jerusalemTime(moment) }
}
