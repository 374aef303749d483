export const ageingLevels = ['within', 'due', 'overdue'] as const
export type AgeingLevel = (typeof ageingLevels)[number]

/** From how many working days on a request of a stage is due, and from how many overdue: the day of the target is in time. */
export const ageingDays = (targetDays: number): { readonly due: number; readonly overdue: number } => ({
  due: targetDays,
  overdue: targetDays + 1,
})

/** How long something has waited in our hands, in working days, against the target of its stage. */
export const ageingOf = (waitedDays: number, targetDays: number): AgeingLevel => {
  const { due, overdue } = ageingDays(targetDays)
  if (waitedDays < due) return 'within'
  return waitedDays < overdue ? 'due' : 'overdue'
}
