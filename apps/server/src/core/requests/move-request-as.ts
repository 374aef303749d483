import type { EventName } from '@milgo/domain/status/request-event'
import { guideKeyOf } from '@milgo/domain/status/status-guide'
import { studentActionsOf } from '@milgo/domain/status/student-actions'
import { type CorrectionNews, renderCorrectionNews } from '../../outbox/render-correction-news.ts'
import type { UnwrittenMessage } from '../../outbox/unwritten-message.ts'
import type { Platform } from '../../platform/platform.ts'
import { getReasons } from '../periods/get-reasons.ts'
import { askedDocuments } from './asked-documents.ts'
import type { RequestActor } from './change-repository.ts'
import { actorOf, type ChangeDecision, changeRequest, type RequestChange } from './change-request.ts'
import { decideMove, type Move, type Moved, type MoveKnowledge } from './decide-move.ts'
import { lastSentOf } from './last-sent.ts'
import { numberOf, type OpenCase } from './request-case.ts'

/**
 * The events that cause a message to the student at once. Other events are announced with the publication, or not at
 * all.
 */
const newsOf: Partial<Record<EventName, CorrectionNews>> = {
  RETURN_FOR_REPAIR: 'returned',
  CANCEL_RETURN: 'cancelled',
  WINDOW_LAPSES: 'lapsed',
}

/** Moves a request by one event of the status table, and sends its student a message if the event causes one. */
export const moveRequestAs = (
  platform: Platform,
  actor: RequestActor,
  requestId: string,
  move: Move,
  known: MoveKnowledge = {},
): Promise<Moved> =>
  changeRequest<Moved>(platform, actor, requestId, (loaded) =>
    moveLoaded(platform, loaded, actor, move, known),
  )

/** Decides on moving a loaded request, and adds the messages to its student. */
export const moveLoaded = async (
  platform: Platform,
  loaded: OpenCase,
  actor: RequestActor,
  move: Move,
  known: MoveKnowledge = {},
): Promise<ChangeDecision<Moved>> => {
  const decision = decideMove(platform.vault, loaded, actorOf(actor, loaded), move, known)
  if (decision.does !== 'change') return decision
  const messages = await messagesOf(platform, loaded, decision.change)
  return { ...decision, change: { ...decision.change, messages } }
}

const messagesOf = async (
  platform: Platform,
  loaded: OpenCase,
  { event, state, flags = [] }: RequestChange,
): Promise<readonly UnwrittenMessage[]> => {
  const news = newsOf[event]
  if (!news) return []
  const { request, student, now, period } = loaded
  const { language, snapshot } = await lastSentOf(platform, loaded)
  const reasons = await getReasons(platform, request.periodId)
  const message = {
    cause: `correction-${news}:${request.id}:${request.version}`,
    guide: guideKeyOf(state, studentActionsOf(state, { now, period })),
    number: numberOf(loaded),
    email: student.email,
    phone: student.phone,
    deadline: state.correctionDeadline,
    asked: askedDocuments(flags, snapshot, reasons, language),
  }
  return renderCorrectionNews(language, news, message, state.appeal === 'NONE' ? 'application' : 'appeal')
}
