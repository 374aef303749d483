export const ageingLevels = ['within', 'due', 'overdue'] as const
export type AgeingLevel = (typeof ageingLevels)[number]

/**
 * Returns after how many working days a request is due, and after how many overdue. The target day itself is in time.
 */
export const ageingDays = (targetDays: number): { readonly due: number; readonly overdue: number } => ({
  due: targetDays,
  overdue: targetDays + 1,
})

/**
 * Returns the ageing level of a request that has waited for so many working days in the office, against the target of
 * its stage.
 */
export const ageingOf = (waitedDays: number, targetDays: number): AgeingLevel => {
  const { due, overdue } = ageingDays(targetDays)
  if (waitedDays < due) return 'within'
  return waitedDays < overdue ? 'due' : 'overdue'
}
