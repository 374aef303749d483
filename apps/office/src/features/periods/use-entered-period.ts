import { type OpenPeriod, type PeriodFields, periodValuesOf } from '@milgo/contracts/office/period-fields'
import type { PeriodValueName } from '@milgo/domain/period/period'
import { findPeriodProblems } from '@milgo/domain/period/period-problems'
import { type FocusEvent, useState } from 'react'

/** Returns the outermost field around an element: day and hour of a moment, or the lines of a list, are one value. */
const fieldAround = (element: Element): Element | null => {
  const field = element.closest('[data-field]')
  return (field?.parentElement && fieldAround(field.parentElement)) ?? field
}

/**
 * Holds the typed values of a period. A problem is shown once a field is left with it, and all problems after an attempt
 * to save. Which values contradict each other is known to the rule only, so the field that is left need not be the one
 * that has the problem.
 */
export const useEnteredPeriod = (period: OpenPeriod) => {
  const [{ values, left }, setEntered] = useState<{
    readonly values: PeriodFields
    /** The values when a field was left last. */
    readonly left: PeriodFields
  }>({ values: period.values, left: period.values })
  const problemsOf = (fields: PeriodFields) =>
    findPeriodProblems({
      ...periodValuesOf(fields),
      code: period.code,
      scoreRules: period.score_rules,
      awardTiers: period.award_tiers,
    })
  const problems = problemsOf(values)
  const seen = new Set<PeriodValueName>(problemsOf(left).map(({ field }) => field))
  return {
    values,
    problems,
    /** The problems of values that were left with one. */
    leftProblems: problems.filter(({ field }) => seen.has(field)),
    set: (change: Partial<PeriodFields>) =>
      setEntered((before) => ({ ...before, values: { ...before.values, ...change } })),
    /** For the element around all fields. */
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      if (fieldAround(target)?.contains(relatedTarget) !== true)
        setEntered((before) => ({ ...before, left: before.values }))
    },
  }
}
