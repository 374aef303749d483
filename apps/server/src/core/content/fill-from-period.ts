import { toDotted } from '@milgo/domain/identity/calendar-date'
import type { Period } from '@milgo/domain/period/period'
import { fill, type Params } from '@milgo/messages/fill'

/** What texts of the content may name of the current period. */
export type PeriodInTexts = Pick<Period, 'reserveWindow' | 'correctionDays'>

const paramsOf = ({ reserveWindow, correctionDays }: PeriodInTexts): Params => ({
  reserveFrom: toDotted(reserveWindow.from, 'DD.MM.YYYY'),
  reserveTo: toDotted(reserveWindow.to, 'DD.MM.YYYY'),
  correctionDays,
})

/** Undefined for a text that names what the period does not have, or without a period. */
export const fillFromPeriod = (text: string, period: PeriodInTexts | null): string | undefined => {
  const filled = fill(text, period ? paramsOf(period) : {})
  return /\{\w+\}/.test(filled) ? undefined : filled
}
