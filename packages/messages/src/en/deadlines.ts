import type { deadlines as original } from '../he/deadlines.ts'
import type { WordsLike } from '../words.ts'

export const deadlines: WordsLike<typeof original> = {
  kinds: {
    REGISTRATION: 'End of registration',
    CORRECTION: 'Deadline to correct your documents',
    APPEAL_CORRECTION: 'Deadline to correct your appeal',
    APPEAL: 'Deadline to appeal',
  },
  left: {
    REGISTRATION: 'Registration closes in',
    CORRECTION: 'Time left to correct',
    APPEAL_CORRECTION: 'Time left to correct the appeal',
    APPEAL: 'Time left to appeal',
  },
  units: {
    days: { one: 'day', other: 'days' },
    hours: { one: 'hour', other: 'hours' },
    minutes: { one: 'minute', other: 'minutes' },
  },
  lastMinute: 'Less than a minute',
  over: 'Time is up',
  until: 'Until {weekday}, {date} at {hour}',
  addToCalendar: 'Add to calendar',
  calendar: {
    title: 'Milgo: {deadline}',
    description: 'Details are in the personal area: {url}',
    number: 'Application number: {number}',
  },
}
