import type { Calendar } from './calendar.tsx'

type CalendarComponent = typeof Calendar

let loaded: CalendarComponent | undefined

/** Loads the calendar on demand, because its code is as large as a page's and most people type their birthday. */
export const loadCalendar = async (): Promise<CalendarComponent> => {
  loaded ??= (await import('./calendar.tsx')).Calendar
  return loaded
}
