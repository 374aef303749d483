import { addDays, millisecondsPerDay } from '../period/moments.ts'

/** The period's days, counted from the moment the request was sent back. */
export const correctionDeadline = (sentBackAt: Date, correctionDays: number): Date =>
  addDays(sentBackAt, correctionDays)

/** Before the deadline. Without one, or at a moment that is none, nothing is open. */
export const isWindowOpenAt = (deadline: Date | null, now: Date): boolean =>
  deadline !== null && now.getTime() < deadline.getTime()

/** Lapsed at the deadline itself, not a moment before. A request without a deadline never lapses. */
export const hasWindowLapsed = (deadline: Date | null, now: Date): boolean =>
  deadline !== null && now.getTime() >= deadline.getTime()

/** Days before the deadline on which the student is reminded; decisions, section 8. */
export const reminderDays = [3, 1] as const

export type Reminder = { readonly daysLeft: (typeof reminderDays)[number]; readonly at: Date }

/** Only those after the sending itself: a window of two days has no reminder three days before its end. */
export const correctionReminders = (sentBackAt: Date, deadline: Date): readonly Reminder[] =>
  reminderDays
    .map((daysLeft) => ({ daysLeft, at: addDays(deadline, -daysLeft) }))
    .filter((reminder) => reminder.at.getTime() > sentBackAt.getTime())

/** What the page counts down; never below zero. */
export const millisecondsLeft = (deadline: Date, now: Date): number =>
  isWindowOpenAt(deadline, now) ? deadline.getTime() - now.getTime() : 0

const minute = 60_000
const hour = 60 * minute

export type TimeUnit = 'days' | 'hours' | 'minutes'

/** What is left in the two largest units that say something: days and hours, then hours and minutes, then minutes. */
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

/** The share of the window that is left, from 1 down to 0. */
export const shareLeft = (from: Date, deadline: Date, now: Date): number => {
  const whole = deadline.getTime() - from.getTime()
  return whole > 0 ? Math.min(1, millisecondsLeft(deadline, now) / whole) : 0
}
