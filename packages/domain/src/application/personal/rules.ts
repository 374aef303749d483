import { isUnderAge } from '../../identity/age.ts'
import { daysBetween, isoDateAt, yearsBefore } from '../../identity/calendar-date.ts'
import { isTown } from '../../locality/municipal-code.ts'
import { jerusalemDayAt } from '../../period/jerusalem-day.ts'
import type { ApplicationContext } from '../context.ts'
import type { Gender, MilitaryServiceType } from '../enumerations.ts'

/** The first-variant flag of the specification: under 30 on the period's age date, by the birthday of step 1. */
export const isYoungCandidate = (
  { birthday }: { readonly birthday?: string },
  { ageDate }: Pick<ApplicationContext, 'ageDate'>,
): boolean => isUnderAge(birthday, 30, ageDate)

export const isFemale = ({ gender }: { readonly gender?: Gender }): boolean => gender === 'FEMALE'

/** Nobody was born or immigrated before. */
export const earliestDay = '1901-01-01'
export const minimumAge = 8

/** The present minus eight years. */
export const latestBirthday = (_: unknown, { now }: Pick<ApplicationContext, 'now'>): string =>
  yearsBefore(isoDateAt(now), minimumAge)

export const today = (_: unknown, { now }: Pick<ApplicationContext, 'now'>): string => jerusalemDayAt(now)

/** Nobody serves on more days than the window has. */
export const daysOfReserveWindow = (
  _: unknown,
  { reserveWindow: { from, to } }: Pick<ApplicationContext, 'reserveWindow'>,
): number => daysBetween(from, to)

/** `isUnder18address` says that the student did not live in Israel at 18. */
export const livedInIsraelAt18 = ({ isUnder18address }: { readonly isUnder18address?: boolean }): boolean =>
  isUnder18address !== true

/** Many localities of regional councils have neither streets nor house numbers; decisions, section 6. */
export const livedInTownAt18 = (
  { under18City }: { readonly under18City?: string },
  { municipalCodeOf }: Pick<ApplicationContext, 'municipalCodeOf'>,
): boolean => {
  const code = under18City === undefined ? undefined : municipalCodeOf(under18City)
  return code === undefined || isTown(code)
}

export const hasOwnStudyAddress = ({ addressesMatch }: { readonly addressesMatch?: boolean }): boolean =>
  addressesMatch !== true

/** The study field that stands for every field not listed. */
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
