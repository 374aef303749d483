import { findAppealTime } from './appeal-time.ts'
import type { Circumstances, RequestState } from './request-state.ts'
import type { StudentAction } from './student-action.ts'
import { studentActionsOf } from './student-actions.ts'

export const deadlineKinds = ['REGISTRATION', 'CORRECTION', 'APPEAL_CORRECTION', 'APPEAL'] as const
export type DeadlineKind = (typeof deadlineKinds)[number]

/** The end of the time for something that the student may do now. The moment itself is too late. */
export type Deadline = { readonly kind: DeadlineKind; readonly at: Date }

type Rule = {
  readonly kind: DeadlineKind
  readonly act: StudentAction
  readonly at: (request: RequestState, circumstances: Circumstances) => Date | null | undefined
}

const rules: readonly Rule[] = [
  { kind: 'REGISTRATION', act: 'FILL_FORM', at: (_request, { period }) => new Date(period.to) },
  { kind: 'CORRECTION', act: 'FIX_DOCUMENTS', at: ({ correctionDeadline }) => correctionDeadline },
  { kind: 'APPEAL_CORRECTION', act: 'FIX_APPEAL', at: ({ correctionDeadline }) => correctionDeadline },
  {
    kind: 'APPEAL',
    act: 'APPEAL',
    at: (request, circumstances) => findAppealTime(request, circumstances)?.until,
  },
]

/** Returns the deadlines of the student, the nearest first. An action that is not possible now has no deadline. */
export const studentDeadlines = (
  request: RequestState,
  circumstances: Circumstances,
): readonly Deadline[] => {
  const actions = studentActionsOf(request, circumstances)
  return rules
    .flatMap(({ kind, act, at }) => {
      const end = actions.includes(act) ? at(request, circumstances) : undefined
      return end ? [{ kind, at: end }] : []
    })
    .sort((one, other) => one.at.getTime() - other.at.getTime())
}
