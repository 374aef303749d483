import type { Calendar } from './calendar.tsx'

type CalendarComponent = typeof Calendar

let loaded: CalendarComponent | undefined

/** Calendars of the world weigh as much as a page, and most people type their birthday. */
export const loadCalendar = async (): Promise<CalendarComponent> => {
  loaded ??= (await import('./calendar.tsx')).Calendar
  return loaded
}
