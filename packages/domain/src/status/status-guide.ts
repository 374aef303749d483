import type { DisplayStatus } from './display.ts'
import { displayStatus } from './display.ts'
import type { PublishState } from './publish-state.ts'
import type { RequestStatus } from './request-status.ts'
import type { StudentAction } from './student-action.ts'

/** The five parts of the progress line that a student sees; an appeal goes through them once more. */
export const journeyStages = ['SUBMISSION', 'REVIEW', 'DECISION', 'RESULT', 'PAYMENT'] as const
export type JourneyStage = (typeof journeyStages)[number]

/** `attention` waits for the student, `progress` for the office, `good` has ended well, `ended` has ended. */
export type StatusTone = 'attention' | 'progress' | 'good' | 'ended'

/** Where a student stands: a status as a page words it, or that there is nothing that was or can be sent. */
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

export type GuideRow = {
  readonly tone: StatusTone
  readonly journey: 'APPLICATION' | 'APPEAL'
  readonly stage: JourneyStage
  /** Nothing more happens in the stage; otherwise it is under way. */
  readonly isStageDone: boolean
  /** Listed on the public page; the others are never shown to a student, or need no explanation there. */
  readonly isListed: boolean
}

const application = { journey: 'APPLICATION', isStageDone: false, isListed: true } as const
const appeal = { journey: 'APPEAL', isStageDone: false, isListed: true } as const

const inTreatment: GuideRow = { ...application, tone: 'progress', stage: 'DECISION' }
const appealInTreatment: GuideRow = { ...appeal, tone: 'progress', stage: 'DECISION' }
/** Shown to its student as the row of `inTreatment` or `appealInTreatment`. */
const hidden = { isListed: false } as const

/**
 * What the personal area, the public page and the mails know of every status. Headline and texts are in the words
 * `statusGuide`. Before publication approval, refusal and score have one stage, since a student may not tell them apart.
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
  SCHOLARSHIP_PAID: { ...application, tone: 'good', stage: 'PAYMENT', isStageDone: true },
  APPEAL_SUBMITTED: { ...appeal, tone: 'progress', stage: 'REVIEW' },
  APPEAL_REPAIR_BACK_FOR: { ...appeal, tone: 'attention', stage: 'REVIEW' },
  APPEAL_REPAIR_BACK_FROM: { ...appeal, tone: 'progress', stage: 'REVIEW' },
  UI_APPEAL_PROGRESS: appealInTreatment,
  APPEAL_APPROVED: { ...appealInTreatment, ...hidden },
  APPEAL_WAITING_CALCULATED: { ...appealInTreatment, ...hidden },
  APPEAL_CALCULATED: { ...appeal, tone: 'good', stage: 'RESULT', isStageDone: true },
  APPEAL_DENIED: { ...appeal, tone: 'ended', stage: 'RESULT', isStageDone: true },
  APPEAL_PAID: { ...appeal, tone: 'good', stage: 'PAYMENT', isStageDone: true },
}

export const guideKeys = Object.keys(statusGuide) as readonly GuideKey[]

/** Those of the public page, in the order in which a request goes through them. */
export const listedGuideKeys: readonly GuideKey[] = guideKeys.filter((key) => statusGuide[key].isListed)

/** Where a status invites to an act that is over, the row that says what is true instead. */
const whenOver: Partial<Record<GuideKey, { readonly act: StudentAction; readonly instead: GuideKey }>> = {
  NOT_STARTED: { act: 'FILL_FORM', instead: 'NOT_STARTED_CLOSED' },
  DRAFT: { act: 'FILL_FORM', instead: 'DRAFT_CLOSED' },
  // The window is over to the second; the job that moves the status follows.
  REPAIR_BACK_FOR: { act: 'FIX_DOCUMENTS', instead: 'REPAIR_BACK_FROM_TO' },
  APPEAL_REPAIR_BACK_FOR: { act: 'FIX_APPEAL', instead: 'APPEAL_REPAIR_BACK_FROM' },
}

type Shown = { readonly status: RequestStatus; readonly publishState: PublishState }

/** What the published result says, where it decides between two rows of one status. */
type GuideResult = {
  /** The published award is above 0. */
  readonly isAwarded: boolean
  /** The student's own appeal days are over. */
  readonly isAppealOver: boolean
}

/** Where a status invites to appeal, the row for when that is over. */
const whenAppealIsOver: Partial<Record<GuideKey, GuideKey>> = {
  DENIED: 'DENIED_FINAL',
  REJECTED_BY_ACADEMIC_INSTITUTION: 'REJECTED_FINAL',
  COMPUTED: 'COMPUTED_FINAL',
  NO_AWARD: 'NO_AWARD_FINAL',
}

const awardKey = (key: GuideKey, { isAwarded }: GuideResult): GuideKey =>
  key === 'COMPUTED' && !isAwarded ? 'NO_AWARD' : key

/** The row for a student: by the status that is shown to them (none before the first save) and what they may do now. */
export const guideKeyOf = (
  shown: Shown | undefined,
  actions: readonly StudentAction[],
  result: GuideResult = { isAwarded: true, isAppealOver: false },
): GuideKey => {
  const key = shown ? awardKey(displayStatus(shown.status, shown.publishState), result) : 'NOT_STARTED'
  const over = whenOver[key]
  if (over && !actions.includes(over.act)) return over.instead
  return (result.isAppealOver ? whenAppealIsOver[key] : undefined) ?? key
}

/** Whether an answer is still expected, to the request or to its appeal; nothing is expected of what was never sent. */
export const isResultAhead = (key: GuideKey): boolean => {
  const { stage, tone } = statusGuide[key]
  return journeyStages.indexOf(stage) < journeyStages.indexOf('RESULT') && tone !== 'ended'
}
