import { addDays, millisecondsPerDay } from '../time/moments.ts'

/** Returns the deadline: the period's correction days, counted from the moment of the return. */
export const correctionDeadline = (sentBackAt: Date, correctionDays: number): Date =>
  addDays(sentBackAt, correctionDays)

/** Returns whether the window is open: now is before the deadline. False without a deadline or for an invalid date. */
export const isWindowOpenAt = (deadline: Date | null, now: Date): boolean =>
  deadline !== null && now.getTime() < deadline.getTime()

/** Returns whether the window has lapsed: from the deadline on. False without a deadline. */
export const hasWindowLapsed = (deadline: Date | null, now: Date): boolean =>
  deadline !== null && now.getTime() >= deadline.getTime()

/** Days before the deadline on which the student is reminded; decisions, section 8. */
export const reminderDays = [3, 1] as const

export type Reminder = { readonly daysLeft: (typeof reminderDays)[number]; readonly at: Date }

/** Returns the reminders after the return itself: a window of two days has no reminder three days before its end. */
export const correctionReminders = (sentBackAt: Date, deadline: Date): readonly Reminder[] =>
  reminderDays
    .map((daysLeft) => ({ daysLeft, at: addDays(deadline, -daysLeft) }))
    .filter((reminder) => reminder.at.getTime() > sentBackAt.getTime())

/** Returns the milliseconds until the deadline, for the countdown of the page; never below zero. */
export const millisecondsLeft = (deadline: Date, now: Date): number =>
  isWindowOpenAt(deadline, now) ? deadline.getTime() - now.getTime() : 0

const minute = 60_000
const hour = 60 * minute

export type TimeUnit = 'days' | 'hours' | 'minutes'

/**
 * Returns the time left in its two largest units: days and hours, or hours and minutes, or minutes. Zero counts are
 * left out.
 */
export const timeLeft = (
  milliseconds: number,
): readonly { readonly unit: TimeUnit; readonly count: number }[] => {
  const days = Math.floor(milliseconds / millisecondsPerDay)
  const hours = Math.floor((milliseconds % millisecondsPerDay) / hour)
  const minutes = Math.floor((milliseconds % hour) / minute)
  const parts = [
    { unit: 'days', count: days },
    { unit: 'hours', count: hours },
    { unit: 'minutes', count: minutes },
  ] as const
  const largest = parts.findIndex(({ count }) => count > 0)
  return largest === -1 ? [] : parts.slice(largest, largest + 2).filter(({ count }) => count > 0)
}
