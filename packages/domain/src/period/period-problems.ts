import { Period, type PeriodValueName } from './period.ts'
import { isPeriodIssueCode, type PeriodIssueCode } from './period-issue.ts'

/** What is wrong with which value of a period; the rest of the path leads into a list or a pair. */
export type PeriodProblem = {
  readonly field: PeriodValueName
  readonly path: readonly string[]
  readonly code: PeriodIssueCode
}

/** Everything that is wrong with a period as it was entered. The page asks before it saves, and the server asks again. */
export const findPeriodProblems = (period: unknown): readonly PeriodProblem[] => {
  const { error } = Period.safeParse(period)
  return (error?.issues ?? []).map(({ path: [field, ...path], message }) => ({
    // Whatever a schema names stands in the period.
    field: field as PeriodValueName,
    path: path.map(String),
    code: isPeriodIssueCode(message) ? message : 'WRONG_VALUE',
  }))
}
