import { isAppealTime } from './appeal-time.ts'
import { isBankFixOpenBeside } from './bank-fix-state.ts'
import type { StatusRefusal } from './conditions.ts'
import type { FormMode } from './form-mode.ts'
import { moveRequest } from './move-request.ts'
import type { Circumstances, RequestState } from './request-state.ts'
import { isResultPublished } from './result-published.ts'
import type { StatusEvent } from './status-event.ts'
import { type StudentAction, studentActions } from './student-action.ts'
import { wasSubmitted } from './was-submitted.ts'

/** The student's id is not needed, because a request is loaded only for its own student. */
const student = { role: 'STUDENT', id: null } as const

type Rule = (request: RequestState, circumstances: Circumstances) => boolean

/** Makes a rule that holds exactly while the status table lets the student cause the event. */
const whileStudentMay =
  (event: StatusEvent): Rule =>
  (request, circumstances) =>
    moveRequest(request, event, student, circumstances).isAllowed

const isAppealReturned: Rule = ({ status }) => status === 'APPEAL_REPAIR_BACK_FOR'

/**
 * Returns whether no reviewer has taken the appeal. False for a reopened appeal, because the action would reveal the
 * reopening.
 */
const isAppealUntouched: Rule = ({ status, isReviewFinished }, { isTaken }) =>
  status === 'APPEAL_SUBMITTED' && !isReviewFinished && isTaken !== true
const mayCorrect = whileStudentMay('SUBMIT_CORRECTIONS')
const hasAppealed: Rule = ({ appeal }) => appeal !== 'NONE'

const offeredWhen = {
  FILL_FORM: whileStudentMay('SUBMIT'),
  FIX_DOCUMENTS: (request, circumstances) =>
    !isAppealReturned(request, circumstances) && mayCorrect(request, circumstances),
  APPEAL: whileStudentMay('APPEAL'),
  UPDATE_APPEAL: (request, circumstances) =>
    isAppealUntouched(request, circumstances) && isAppealTime(request, circumstances),
  FIX_APPEAL: (request, circumstances) =>
    isAppealReturned(request, circumstances) && mayCorrect(request, circumstances),
  FIX_BANK_DETAILS: (request, circumstances) =>
    whileStudentMay('FIX_BANK_DETAILS')(request, circumstances) ||
    isBankFixOpenBeside(request, circumstances),
  VIEW_SUBMITTED_COPY: ({ status }) => wasSubmitted(status),
  VIEW_APPEAL: hasAppealed,
  VIEW_RESULT: isResultPublished,
} as const satisfies Record<StudentAction, Rule>

export const studentActionsOf = (
  request: RequestState,
  circumstances: Circumstances,
): readonly StudentAction[] => studentActions.filter((action) => offeredWhen[action](request, circumstances))

/**
 * Returns whether the call that updates an appeal is accepted: before a reviewer takes the appeal, or while it is
 * returned.
 */
export const mayUpdateAppeal = (request: RequestState, circumstances: Circumstances): boolean =>
  offeredWhen.UPDATE_APPEAL(request, circumstances) || offeredWhen.FIX_APPEAL(request, circumstances)

/**
 * Returns the form mode, which never allows more than the personal area offers: a draft is read-only after its period
 * closed.
 */
export const formModeOf = (request: RequestState, circumstances: Circumstances): FormMode => {
  if (offeredWhen.FILL_FORM(request, circumstances)) return 'FILL'
  return offeredWhen.FIX_DOCUMENTS(request, circumstances) ? 'FIX' : 'READ'
}

/** Returns why the answers of the form cannot be changed now; undefined if they can. */
export const findFillRefusal = (
  request: RequestState,
  circumstances: Circumstances,
): StatusRefusal | undefined => {
  const outcome = moveRequest(request, 'SUBMIT', student, circumstances)
  return outcome.isAllowed ? undefined : outcome.refusal
}
