import { isAppealTime } from './appeal-time.ts'
import { isBankFixOpenBeside } from './bank-fix-state.ts'
import type { StatusRefusal } from './conditions.ts'
import type { FormMode } from './form-mode.ts'
import { moveRequest } from './move-request.ts'
import type { Circumstances, RequestState } from './request-state.ts'
import type { StatusEvent } from './status-event.ts'
import { type StudentAction, studentActions } from './student-action.ts'
import { wasSubmitted } from './was-submitted.ts'

/** No row asks which student it is: a request is loaded for its own. */
const student = { role: 'STUDENT', id: null } as const

type Rule = (request: RequestState, circumstances: Circumstances) => boolean

/** Work on something lasts exactly as long as the table would let the student hand it in. */
const whileStudentMay =
  (event: StatusEvent): Rule =>
  (request, circumstances) =>
    moveRequest(request, event, student, circumstances).isAllowed

const isAppealReturned: Rule = ({ status }) => status === 'APPEAL_REPAIR_BACK_FOR'

/** Until a reviewer takes it. A reopened appeal does not offer it again, which would tell of the reopening. */
const isAppealUntouched: Rule = ({ status, isReviewFinished }, { isTaken }) =>
  status === 'APPEAL_SUBMITTED' && !isReviewFinished && isTaken !== true
const mayCorrect = whileStudentMay('SUBMIT_CORRECTIONS')
const hasAppealed: Rule = ({ appeal }) => appeal !== 'NONE'
const hasPublishedResult: Rule = ({ publishState }) => publishState !== '0'

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
  VIEW_RESULT: hasPublishedResult,
} as const satisfies Record<StudentAction, Rule>

export const studentActionsOf = (
  request: RequestState,
  circumstances: Circumstances,
): readonly StudentAction[] => studentActions.filter((action) => offeredWhen[action](request, circumstances))

/** Whether the call that updates an appeal is followed: while it waits, or to mend what came back. */
export const mayUpdateAppeal = (request: RequestState, circumstances: Circumstances): boolean =>
  offeredWhen.UPDATE_APPEAL(request, circumstances) || offeredWhen.FIX_APPEAL(request, circumstances)

/** Never more than the personal area offers: a draft whose period closed is there to read. */
export const formModeOf = (request: RequestState, circumstances: Circumstances): FormMode => {
  const offered = studentActionsOf(request, circumstances)
  if (offered.includes('FILL_FORM')) return 'FILL'
  return offered.includes('FIX_DOCUMENTS') ? 'FIX' : 'READ'
}

/** Why the answers of the form cannot be changed now; undefined while they can. */
export const findFillRefusal = (
  request: RequestState,
  circumstances: Circumstances,
): StatusRefusal | undefined => {
  const outcome = moveRequest(request, 'SUBMIT', student, circumstances)
  return outcome.isAllowed ? undefined : outcome.refusal
}
