import type { DeadlineKind } from '@milgo/domain/status/student-deadlines'

/** What ends when, on the page and in the calendar file. */
export const deadlines = {
  kinds: {
    REGISTRATION: 'סוף ההרשמה',
    CORRECTION: 'המועד האחרון לתיקון המסמכים',
    APPEAL_CORRECTION: 'המועד האחרון לתיקון הערעור',
    APPEAL: 'המועד האחרון לערעור',
  } satisfies Record<DeadlineKind, string>,
  left: {
    REGISTRATION: 'ההרשמה נסגרת בעוד',
    CORRECTION: 'הזמן שנותר לתיקון',
    APPEAL_CORRECTION: 'הזמן שנותר לתיקון הערעור',
    APPEAL: 'הזמן שנותר לערעור',
  } satisfies Record<DeadlineKind, string>,
  /** What stands beside a large figure. */
  units: {
    days: { one: 'יום', two: 'ימים', other: 'ימים' },
    hours: { one: 'שעה', two: 'שעות', other: 'שעות' },
    minutes: { one: 'דקה', two: 'דקות', other: 'דקות' },
  },
  lastMinute: 'פחות מדקה',
  over: 'הזמן נגמר',
  until: 'עד {weekday}, {date} בשעה {hour}',
  addToCalendar: 'הוספה ליומן',
  calendar: {
    title: 'מלגו: {deadline}',
    description: 'הפרטים באזור האישי: {url}',
    number: 'מספר בקשה: {number}',
  },
} as const
