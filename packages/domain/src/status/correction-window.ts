import { addDays } from '../period/moments.ts'

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
