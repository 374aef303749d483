import type { StatusRefusal } from '../status/conditions.ts'
import { shownStatus } from '../status/display.ts'
import { moveRequest } from '../status/move-request.ts'
import type { Circumstances, RequestState } from '../status/request-state.ts'
import { isResultPublished } from '../status/result-published.ts'
import { mayUpdateAppeal } from '../status/student-actions.ts'

export const appealRefusals = ['APPEAL_IN_REVIEW', 'NO_APPEAL'] as const
export type AppealRefusal = StatusRefusal | (typeof appealRefusals)[number]

const student = { role: 'STUDENT', id: null } as const

/**
 * Returns why an appeal cannot be made now; undefined if it can. Before publication, and while an appeal is undecided,
 * every status has the same refusal, because different refusals would reveal the outcome.
 */
export const findAppealRefusal = (
  request: RequestState,
  circumstances: Circumstances,
): AppealRefusal | undefined => {
  if (!isResultPublished(request)) return 'RESULT_NOT_PUBLISHED'
  if (request.appeal !== 'NONE') return 'ALREADY_APPEALED'
  const outcome = moveRequest(request, 'APPEAL', student, circumstances)
  return outcome.isAllowed ? undefined : outcome.refusal
}

/** Returns why an appeal cannot be changed now; undefined if it can. Depends only on the shown status. */
export const findAppealUpdateRefusal = (
  request: RequestState,
  circumstances: Circumstances,
): AppealRefusal | undefined => {
  if (request.appeal === 'NONE') return 'NO_APPEAL'
  if (mayUpdateAppeal(request, circumstances)) return undefined
  const shown = shownStatus(request)
  if (shown === 'APPEAL_REPAIR_BACK_FOR') return 'CORRECTION_WINDOW_LAPSED'
  return shown === 'APPEAL_SUBMITTED' && circumstances.isTaken !== true
    ? 'APPEALS_CLOSED'
    : 'APPEAL_IN_REVIEW'
}

/** Returns why the corrections of an appeal cannot be sent now; undefined if they can. */
export const findAppealCorrectionRefusal = (
  request: RequestState,
  circumstances: Circumstances,
): AppealRefusal | undefined => {
  if (request.appeal === 'NONE') return 'NO_APPEAL'
  if (shownStatus(request) !== 'APPEAL_REPAIR_BACK_FOR') return 'WRONG_STATUS'
  const outcome = moveRequest(request, 'SUBMIT_CORRECTIONS', student, circumstances)
  return outcome.isAllowed ? undefined : outcome.refusal
}
