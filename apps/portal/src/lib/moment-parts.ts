import { jerusalemTime, lastMomentOf } from '@milgo/messages/jerusalem-time'
import type { Language } from '@milgo/messages/languages'

/** A deadline as people in Israel say it: day of the week, date and hour. */
export const momentParts = (
  instant: string,
  language: Language,
): { readonly weekday: string; readonly date: string; readonly hour: string } => {
  const moment = lastMomentOf(new Date(instant))
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'Asia/Jerusalem' })
  return { weekday: weekday.format(moment), ...jerusalemTime(moment) }
}
