export const ageingLevels = ['within', 'due', 'overdue'] as const
export type AgeingLevel = (typeof ageingLevels)[number]

/** From here on, as a share of the target, what waits is overdue and not only due. */
const overdueFrom = 1.5

/** How long something has waited in our hands, in working days, against the target of its stage. */
export const ageingOf = (waitedDays: number, targetDays: number): AgeingLevel => {
  if (waitedDays < targetDays) return 'within'
  return waitedDays < targetDays * overdueFrom ? 'due' : 'overdue'
}

/** From how many working days on a request of a stage is due, and from how many overdue. */
export const ageingDays = (targetDays: number): { readonly due: number; readonly overdue: number } => ({
  due: targetDays,
  overdue: Math.ceil(targetDays * overdueFrom),
})
