import type { Period, PeriodValues } from '@milgo/domain/period/period'

const momentOf = (instant: string | null): Date | null => (instant === null ? null : new Date(instant))

/** Returns the columns of a period's values. */
export const rowOfValues = ({ from, to, appealsFrom, appealsTo, ageDate, ...rest }: PeriodValues) => ({
  ...rest,
  opensAt: new Date(from),
  closesAt: new Date(to),
  ageDate: new Date(ageDate),
  appealsFrom: momentOf(appealsFrom),
  appealsTo: momentOf(appealsTo),
})

export const rowOfPeriod = ({ code, scoreRules, awardTiers, ...values }: Period) => ({
  ...rowOfValues(values),
  code,
  scoreRules,
  awardTiers,
})
