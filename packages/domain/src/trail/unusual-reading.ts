import { searchText } from '../queue/search-text.ts'
import { hasRight } from '../staff/rights.ts'
import type { StaffRole } from '../staff/staff-role.ts'

/** The requests that one staff member opened in one hour of Jerusalem's clock. */
export type ReadingHour = {
  readonly staffId: string
  readonly staffName: string
  /** The day and hour in Jerusalem: `2026-11-16T14`. */
  readonly hour: string
  /** The opened requests, each once, with the names of their students. */
  readonly requests: readonly { readonly id: string; readonly studentName: string }[]
}

export const unusualKinds = ['many', 'night', 'same-name'] as const
export type UnusualKind = (typeof unusualKinds)[number]

export type UnusualReading = {
  readonly kind: UnusualKind
  readonly staffId: string
  readonly staffName: string
  readonly hour: string
  readonly count: number
  /** The ids of the opened requests. */
  readonly opened: readonly string[]
}

/** A reviewer opens about ten requests in a busy hour. */
export const manyInAnHour = 40

/** The first hour of the night and the first hour of the day. */
export const night = { from: 22, until: 6 } as const

/** Shorter words are initials and particles, which many people share. */
const shortestName = 3

const isAtNight = (hour: string): boolean => {
  const clock = Number(hour.slice(11, 13))
  return clock >= night.from || clock < night.until
}

const lastNameOf = (name: string): string => searchText(name).split(' ').at(-1) ?? ''

const hasSameName = (staffName: string, studentName: string): boolean => {
  const lastName = lastNameOf(staffName)
  return lastName.length >= shortestName && searchText(studentName).split(' ').slice(1).includes(lastName)
}

/** The rules of what is unusual: each returns the requests of an hour that it applies to. */
const rules: Readonly<Record<UnusualKind, (hour: ReadingHour) => ReadingHour['requests']>> = {
  many: ({ requests }) => (requests.length > manyInAnHour ? requests : []),
  night: ({ hour, requests }) => (isAtNight(hour) ? requests : []),
  'same-name': ({ staffName, requests }) =>
    requests.filter(({ studentName }) => hasSameName(staffName, studentName)),
}

const findingsOf = (read: ReadingHour): readonly UnusualReading[] =>
  unusualKinds.flatMap((kind) => {
    const { staffId, staffName, hour } = read
    const opened = rules[kind](read).map(({ id }) => id)
    return opened.length > 0 ? [{ kind, staffId, staffName, hour, count: opened.length, opened }] : []
  })

/** Returns reading that should be questioned (decisions, section 14; threats, 52), the latest first. */
export const unusualReadings = (hours: readonly ReadingHour[]): readonly UnusualReading[] =>
  hours.flatMap(findingsOf).toSorted((a, b) => (a.hour < b.hour ? 1 : a.hour > b.hour ? -1 : 0))

/**
 * Returns the unusual readings that a staff member gets a message about: all if they may read the trail, but never
 * their own.
 */
export const readingsToTell = (
  member: { readonly id: string; readonly roles: readonly StaffRole[] },
  readings: readonly UnusualReading[],
): readonly UnusualReading[] =>
  hasRight(member.roles, 'read-audit') ? readings.filter(({ staffId }) => staffId !== member.id) : []
