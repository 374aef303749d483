import { isUnderAge } from '../../identity/age.ts'
import { daysBetween, isoDateAt, yearsBefore } from '../../identity/calendar-date.ts'
import { isTown } from '../../locality/municipal-code.ts'
import { jerusalemDayAt } from '../../time/jerusalem-day.ts'
import type { ApplicationContext } from '../context.ts'
import type { Gender, MilitaryServiceType } from '../enumerations.ts'

/** The first-variant flag of the specification: under 30 on the period's age date, from the birthday in step 1. */
export const isYoungCandidate = (
  { birthday }: { readonly birthday?: string },
  { ageDate }: Pick<ApplicationContext, 'ageDate'>,
): boolean => isUnderAge(birthday, 30, ageDate)

export const isFemale = ({ gender }: { readonly gender?: Gender }): boolean => gender === 'FEMALE'

/** Earlier days of birth or immigration are refused. */
export const earliestDay = '1901-01-01'
export const minimumAge = 8

/** The latest allowed birthday: today minus eight years. */
export const latestBirthday = (_: unknown, { now }: Pick<ApplicationContext, 'now'>): string =>
  yearsBefore(isoDateAt(now), minimumAge)

export const today = (_: unknown, { now }: Pick<ApplicationContext, 'now'>): string => jerusalemDayAt(now)

/** The greatest number of reserve days: the length of the window. */
export const daysOfReserveWindow = (
  _: unknown,
  { reserveWindow: { from, to } }: Pick<ApplicationContext, 'reserveWindow'>,
): number => daysBetween(from, to)

const monthsPerYear = 12
const earliestServiceAge = 16

/** Returns the greatest number of months of service: those since the sixteenth birthday. */
export const monthsSinceServiceAge = (birthday: string, today: string): number => {
  const monthOf = (day: string): number => Number(day.slice(0, 4)) * monthsPerYear + Number(day.slice(5, 7))
  return Math.max(0, monthOf(today) - monthOf(birthday) - earliestServiceAge * monthsPerYear)
}

const latestServiceAge = 67

/** The most months of service of anybody whose birthday is not known: up to the age of retirement. */
export const longestServiceOfAnybody = (latestServiceAge - earliestServiceAge) * monthsPerYear

/** The greatest number of months of service. Without a birthday that can be right there is no limit. */
export const longestService = (
  { birthday }: { readonly birthday?: string },
  context: Pick<ApplicationContext, 'now'>,
): number =>
  birthday === undefined || birthday > latestBirthday(birthday, context)
    ? Number.POSITIVE_INFINITY
    : monthsSinceServiceAge(birthday, today(birthday, context))

/** Returns the birthday that no event of the student's life is before; the earliest day if it cannot be right. */
export const dayOfBirth = (
  { birthday }: { readonly birthday?: string },
  context: Pick<ApplicationContext, 'now'>,
): string => (birthday === undefined || birthday > latestBirthday(birthday, context) ? earliestDay : birthday)

/** `isUnder18address` says that the student did not live in Israel at 18. */
export const livedInIsraelAt18 = ({ isUnder18address }: { readonly isUnder18address?: boolean }): boolean =>
  isUnder18address !== true

/**
 * Returns whether the student's town at 18 has streets. Many localities of regional councils have neither streets nor
 * house numbers; decisions, section 6.
 */
export const livedInTownAt18 = (
  { under18City }: { readonly under18City?: string },
  { municipalCodeOf }: Pick<ApplicationContext, 'municipalCodeOf'>,
): boolean => {
  const code = under18City === undefined ? undefined : municipalCodeOf(under18City)
  return code === undefined || isTown(code)
}

export const hasOwnStudyAddress = ({ addressesMatch }: { readonly addressesMatch?: boolean }): boolean =>
  addressesMatch !== true

/**
 * Returns whether the part of the study address is shown. A copy of an empty part is hidden, because an empty field
 * that cannot be filled in is useless.
 */
export const hasStudyAddressPart =
  <Source extends string>(copiedFrom: Source) =>
  (answers: { readonly addressesMatch?: boolean } & { readonly [Part in Source]?: string }): boolean =>
    hasOwnStudyAddress(answers) || Boolean(answers[copiedFrom])

/** The code of the study field "other". */
export const otherStudyField = '17'

export const choseOtherField = ({ field }: { readonly field?: string }): boolean => field === otherStudyField

export const choseOtherAdditionalField = ({
  additionalField,
}: {
  readonly additionalField?: string
}): boolean => additionalField === otherStudyField

export const hasServed = ({
  militaryServiceType,
}: {
  readonly militaryServiceType?: MilitaryServiceType
}): boolean => militaryServiceType !== undefined && militaryServiceType !== 'NOT_SERVED'

export const isReservist = ({ isReservist: answer }: { readonly isReservist?: boolean }): boolean =>
  answer === true
