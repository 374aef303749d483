import { isAppealsOpenAt, isOpenAt } from '../period/opening.ts'
import { hasWindowLapsed, isWindowOpenAt } from './correction-window.ts'
import type { Circumstances, RequestState } from './request-state.ts'

type Rule = (request: RequestState, circumstances: Circumstances) => boolean

const isPeriodOpen: Rule = (_request, { period, now }) => isOpenAt(period, now)
const isAppealsOpen: Rule = (_request, { period, now }) => isAppealsOpenAt(period, now)
const isResultPublished: Rule = ({ publishState }) => publishState !== '0'
const isFirstCorrection: Rule = ({ wasReturnedForRepair }) => !wasReturnedForRepair
const isWindowLapsed: Rule = ({ correctionDeadline }, { now }) => hasWindowLapsed(correctionDeadline, now)
const isWindowOpen: Rule = ({ correctionDeadline }, { now }) => isWindowOpenAt(correctionDeadline, now)
const isReasonGiven: Rule = (_request, { reason }) => reason !== null && reason.trim() !== ''

/** What a row of the status table may ask for, and the code with which it refuses. */
export const conditions = {
  PERIOD_OPEN: { holds: isPeriodOpen, refusal: 'PERIOD_CLOSED' },
  APPEALS_OPEN: { holds: isAppealsOpen, refusal: 'APPEALS_CLOSED' },
  RESULT_PUBLISHED: { holds: isResultPublished, refusal: 'RESULT_NOT_PUBLISHED' },
  FIRST_CORRECTION: { holds: isFirstCorrection, refusal: 'ALREADY_CORRECTED' },
  WINDOW_OPEN: { holds: isWindowOpen, refusal: 'CORRECTION_WINDOW_LAPSED' },
  WINDOW_LAPSED: { holds: isWindowLapsed, refusal: 'CORRECTION_WINDOW_OPEN' },
  REASON_GIVEN: { holds: isReasonGiven, refusal: 'REASON_REQUIRED' },
} as const satisfies Record<string, { holds: Rule; refusal: string }>

export type Condition = keyof typeof conditions

/** Why an event was refused. */
export type StatusRefusal = 'WRONG_STATUS' | 'WRONG_ACTOR' | (typeof conditions)[Condition]['refusal']
