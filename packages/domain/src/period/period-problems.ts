import { Period, type PeriodValueName } from './period.ts'
import { isPeriodIssueCode, type PeriodIssueCode } from './period-issue.ts'

/** A problem with a value of a period. The rest of the path is the position inside a list or a pair. */
export type PeriodProblem = {
  readonly field: PeriodValueName
  readonly path: readonly string[]
  readonly code: PeriodIssueCode
}

/**
 * Returns everything that is wrong with an entered period. The page checks before it saves, and the server checks
 * again.
 */
export const findPeriodProblems = (period: unknown): readonly PeriodProblem[] => {
  const { error } = Period.safeParse(period)
  return (error?.issues ?? []).map(({ path: [field, ...path], message }) => ({
    // Every field that the schema reports is a field of the period.
    field: field as PeriodValueName,
    path: path.map(String),
    code: isPeriodIssueCode(message) ? message : 'WRONG_VALUE',
  }))
}
