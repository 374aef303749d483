import { toDotted } from '@milgo/domain/identity/calendar-date'
import type { Period } from '@milgo/domain/period/period'
import { fill, type Params } from '@milgo/messages/fill'

/** The values of the current period that texts of the content may contain. */
export type PeriodInTexts = Pick<Period, 'reserveWindow' | 'correctionDays'>

const paramsOf = ({ reserveWindow, correctionDays }: PeriodInTexts): Params => ({
  reserveFrom: toDotted(reserveWindow.from, 'DD.MM.YYYY'),
  reserveTo: toDotted(reserveWindow.to, 'DD.MM.YYYY'),
  correctionDays,
})

/** Returns the text with the period's values filled in; undefined if a value is missing. */
export const fillFromPeriod = (text: string, period: PeriodInTexts | null): string | undefined => {
  const filled = fill(text, period ? paramsOf(period) : {})
  return /\{\w+\}/.test(filled) ? undefined : filled
}
