import { type DottedOrder, findDotted, isIsoDate, toDotted } from '../../identity/calendar-date.ts'
import { ask } from '../ask.ts'
import { cleanText } from '../clean-text.ts'
import type { KindOf } from './kind.ts'
import { accepted, isText, noFaults, readText, refused } from './reading.ts'

/**
 * Returns the ISO date for a dotted date of the wire. An ISO date on the wire is made invalid, because only dotted
 * dates are accepted there.
 */
const dayOf = (value: string, order: DottedOrder): string => {
  const day = findDotted(value, order)
  if (day !== undefined) return day
  return isIsoDate(cleanText(value)) ? 'no day of the wire' : value
}

export const date: KindOf<'date'> = {
  hasShape: isText,
  read: readText((clean) => (isIsoDate(clean) ? accepted(clean) : refused({ code: 'INVALID_DATE' }))),
  check: (value: string, row, { answers, context }) => {
    if (row.earliest !== undefined && value < row.earliest) {
      return [{ code: 'DATE_TOO_EARLY', params: { earliest: toDotted(row.earliest, 'DD.MM.YYYY') } }]
    }
    const today = row.today && ask(row.today, answers, context)
    if (today !== undefined && value > today) return [{ code: 'DATE_IN_FUTURE' }]
    const birth = row.birth && ask(row.birth, answers, context)
    if (birth !== undefined && value < birth) return [{ code: 'DATE_BEFORE_BIRTH' }]
    const latest = row.latest && ask(row.latest, answers, context)
    if (latest === undefined || value <= latest) return noFaults
    return [{ code: row.latestCode ?? 'INVALID_DATE', ...(row.latestParams && { params: row.latestParams }) }]
  },
  toWire: (value: string, row) => toDotted(value, row.wireOrder),
  fromWire: (value, row) => (typeof value === 'string' ? dayOf(value, row.wireOrder) : value),
}
