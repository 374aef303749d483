import type { DisplayStatus } from './display.ts'
import { displayStatus } from './display.ts'
import type { PublishState } from './publish-state.ts'
import type { RequestStatus } from './request-status.ts'
import type { StudentAction } from './student-action.ts'

/** The five stages of the progress bar that a student sees. An appeal goes through them again. */
export const journeyStages = ['SUBMISSION', 'REVIEW', 'DECISION', 'RESULT', 'PAYMENT'] as const
export type JourneyStage = (typeof journeyStages)[number]

/**
 * `attention`: the student must act; `progress`: the office works; `good`: ended well; `ended`: ended without success.
 */
export type StatusTone = 'attention' | 'progress' | 'good' | 'ended'

/**
 * The key of a row of the guide: a display status, or a state without a sendable request, or a final state after the
 * appeal days or the appeal, or a paid request to which more is due since.
 */
export type GuideKey =
  | DisplayStatus
  | 'NOT_STARTED'
  | 'NOT_STARTED_CLOSED'
  | 'DRAFT_CLOSED'
  | 'NO_AWARD'
  | 'DENIED_FINAL'
  | 'REJECTED_FINAL'
  | 'COMPUTED_FINAL'
  | 'NO_AWARD_FINAL'
  | 'SCHOLARSHIP_PAID_FINAL'
  | 'SCHOLARSHIP_PAID_IN_PART'
  | 'APPEAL_PAID_IN_PART'

export type GuideRow = {
  readonly tone: StatusTone
  readonly journey: 'APPLICATION' | 'APPEAL'
  readonly stage: JourneyStage
  /** The stage is complete; otherwise it is under way. */
  readonly isStageDone: boolean
  /**
   * The row is listed on the public page. The other rows are never shown to a student, or need no explanation there.
   */
  readonly isListed: boolean
}

const application = { journey: 'APPLICATION', isStageDone: false, isListed: true } as const
const appeal = { journey: 'APPEAL', isStageDone: false, isListed: true } as const

const inTreatment: GuideRow = { ...application, tone: 'progress', stage: 'DECISION' }
const paid: GuideRow = { ...application, tone: 'good', stage: 'PAYMENT', isStageDone: true }
const appealInTreatment: GuideRow = { ...appeal, tone: 'progress', stage: 'DECISION' }
/** For rows that are shown to a student as the row `inTreatment` or `appealInTreatment`. */
const hidden = { isListed: false } as const

/**
 * What the personal area, the public page and the mails know about every status. Headlines and texts are in the
 * messages `statusGuide`. Before publication, approval, denial and score have the same stage, because a student may not
 * tell them apart.
 */
export const statusGuide: Readonly<Record<GuideKey, GuideRow>> = {
  NOT_STARTED: { ...application, tone: 'attention', stage: 'SUBMISSION', isListed: false },
  NOT_STARTED_CLOSED: { ...application, tone: 'ended', stage: 'SUBMISSION', isListed: false },
  DRAFT: { ...application, tone: 'attention', stage: 'SUBMISSION' },
  DRAFT_CLOSED: { ...application, tone: 'ended', stage: 'SUBMISSION', isListed: false },
  SUBMITTED: { ...application, tone: 'progress', stage: 'REVIEW' },
  REPAIR_BACK_FOR: { ...application, tone: 'attention', stage: 'REVIEW' },
  REPAIR_BACK_FROM: { ...application, tone: 'progress', stage: 'REVIEW' },
  REPAIR_BACK_FROM_TO: { ...application, tone: 'progress', stage: 'REVIEW' },
  UI_PROGRESS: inTreatment,
  TEAM_MANAGER_APPROVAL: { ...inTreatment, ...hidden },
  WAITING_TO_BE_COMPUTED: { ...inTreatment, ...hidden },
  DENIED: { ...application, tone: 'ended', stage: 'RESULT', isStageDone: true },
  REJECTED_BY_ACADEMIC_INSTITUTION: { ...application, tone: 'ended', stage: 'RESULT', isStageDone: true },
  COMPUTED: { ...application, tone: 'good', stage: 'RESULT', isStageDone: true },
  COMPUTED_FINAL: { ...application, tone: 'good', stage: 'RESULT', isStageDone: true, isListed: false },
  NO_AWARD: { ...application, tone: 'ended', stage: 'RESULT', isStageDone: true },
  NO_AWARD_FINAL: { ...application, tone: 'ended', stage: 'RESULT', isStageDone: true, isListed: false },
  DENIED_FINAL: { ...application, tone: 'ended', stage: 'RESULT', isStageDone: true, isListed: false },
  REJECTED_FINAL: { ...application, tone: 'ended', stage: 'RESULT', isStageDone: true, isListed: false },
  INVALID_BANK: { ...application, tone: 'attention', stage: 'PAYMENT' },
  INVALID_BANK_BACK_FOR_REPAIR: { ...application, tone: 'attention', stage: 'PAYMENT' },
  INVALID_BANK_REPAIR_BACK_FROM: { ...application, tone: 'progress', stage: 'PAYMENT' },
  INVALID_BANK_FIXED: { ...application, tone: 'progress', stage: 'PAYMENT' },
  SCHOLARSHIP_PAID: paid,
  SCHOLARSHIP_PAID_FINAL: { ...paid, isListed: false },
  SCHOLARSHIP_PAID_IN_PART: { ...application, tone: 'progress', stage: 'PAYMENT', isListed: false },
  APPEAL_SUBMITTED: { ...appeal, tone: 'progress', stage: 'REVIEW' },
  APPEAL_REPAIR_BACK_FOR: { ...appeal, tone: 'attention', stage: 'REVIEW' },
  APPEAL_REPAIR_BACK_FROM: { ...appeal, tone: 'progress', stage: 'REVIEW' },
  UI_APPEAL_PROGRESS: appealInTreatment,
  APPEAL_APPROVED: { ...appealInTreatment, ...hidden },
  APPEAL_WAITING_CALCULATED: { ...appealInTreatment, ...hidden },
  APPEAL_CALCULATED: { ...appeal, tone: 'good', stage: 'RESULT', isStageDone: true },
  APPEAL_DENIED: { ...appeal, tone: 'ended', stage: 'RESULT', isStageDone: true },
  APPEAL_PAID: { ...appeal, tone: 'good', stage: 'PAYMENT', isStageDone: true },
  APPEAL_PAID_IN_PART: { ...appeal, tone: 'progress', stage: 'PAYMENT', isListed: false },
}

export const guideKeys = Object.keys(statusGuide) as readonly GuideKey[]

/** The rows of the public page, in the order in which a request passes through them. */
export const listedGuideKeys: readonly GuideKey[] = guideKeys.filter((key) => statusGuide[key].isListed)

/** The row that replaces a status which invites to an act, when the act is not possible any more. */
const whenOver: Partial<Record<GuideKey, { readonly act: StudentAction; readonly instead: GuideKey }>> = {
  NOT_STARTED: { act: 'FILL_FORM', instead: 'NOT_STARTED_CLOSED' },
  DRAFT: { act: 'FILL_FORM', instead: 'DRAFT_CLOSED' },
  // The window ends exactly at the deadline; the job that moves the status runs later.
  REPAIR_BACK_FOR: { act: 'FIX_DOCUMENTS', instead: 'REPAIR_BACK_FROM_TO' },
  APPEAL_REPAIR_BACK_FOR: { act: 'FIX_APPEAL', instead: 'APPEAL_REPAIR_BACK_FROM' },
  // Also after an appeal, because there is only one.
  SCHOLARSHIP_PAID: { act: 'APPEAL', instead: 'SCHOLARSHIP_PAID_FINAL' },
}

type Shown = { readonly status: RequestStatus; readonly publishState: PublishState }

/** The values of the published result that decide between two rows of one status. */
type GuideResult = {
  /** The published award is above 0. */
  readonly isAwarded: boolean
  /** The student's own appeal days are over. */
  readonly isAppealOver: boolean
  /** A part of the published award is not paid, such as after a revision of a paid one or a returned payment. */
  readonly isMoneyOwed: boolean
}

/** The row that replaces a status which invites to an appeal, when the appeal days are over. */
const whenAppealIsOver: Partial<Record<GuideKey, GuideKey>> = {
  DENIED: 'DENIED_FINAL',
  REJECTED_BY_ACADEMIC_INSTITUTION: 'REJECTED_FINAL',
  COMPUTED: 'COMPUTED_FINAL',
  NO_AWARD: 'NO_AWARD_FINAL',
}

/** The row that replaces a paid status, when a part of the award is not paid. */
const whenMoneyIsOwed: Partial<Record<GuideKey, GuideKey>> = {
  SCHOLARSHIP_PAID: 'SCHOLARSHIP_PAID_IN_PART',
  APPEAL_PAID: 'APPEAL_PAID_IN_PART',
}

const moneyKey = (key: GuideKey, { isAwarded, isMoneyOwed }: GuideResult): GuideKey => {
  if (isMoneyOwed) return whenMoneyIsOwed[key] ?? key
  return key === 'COMPUTED' && !isAwarded ? 'NO_AWARD' : key
}

/**
 * Returns the row for a student, from the shown status (undefined before the first save) and the actions that are
 * possible now.
 */
export const guideKeyOf = (
  shown: Shown | undefined,
  actions: readonly StudentAction[],
  result: GuideResult = { isAwarded: true, isAppealOver: false, isMoneyOwed: false },
): GuideKey => {
  const key = shown ? moneyKey(displayStatus(shown.status, shown.publishState), result) : 'NOT_STARTED'
  const over = whenOver[key]
  if (over && !actions.includes(over.act)) return over.instead
  return (result.isAppealOver ? whenAppealIsOver[key] : undefined) ?? key
}

/** Returns whether a result of the request or of its appeal is still expected. False if nothing was sent in time. */
export const isResultAhead = (key: GuideKey): boolean => {
  const { stage, tone } = statusGuide[key]
  return journeyStages.indexOf(stage) < journeyStages.indexOf('RESULT') && tone !== 'ended'
}
