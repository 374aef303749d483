import { jerusalemDayAt } from '../time/jerusalem-day.ts'
import type { Period } from './period.ts'

/** The month from which on a registration closes for the academic year that begins in the same autumn: July. */
const firstMonthForNextYear = 7

/**
 * Returns the calendar year in which the academic year of a period begins. It is the name of the period for students,
 * who do not know its code.
 */
export const academicYearOf = ({ to }: Pick<Period, 'to'>): number => {
  const [year = 0, month = 1] = jerusalemDayAt(new Date(to)).split('-').map(Number)
  return month >= firstMonthForNextYear ? year : year - 1
}
