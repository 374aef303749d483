import type { Snapshot } from '@milgo/domain/answers/snapshot'
import { isAppealFlag } from '@milgo/domain/appeal/appeal-corrections'
import type { FixFlag } from '@milgo/domain/application/documents/fix-mode'
import { reasonForStudent } from '@milgo/domain/period/reasons'
import { documentKey } from '@milgo/domain/review/document-key'
import { sentDocuments } from '@milgo/domain/review/sent-documents'
import type { EventName } from '@milgo/domain/status/request-event'
import { guideKeyOf } from '@milgo/domain/status/status-guide'
import { studentActionsOf } from '@milgo/domain/status/student-actions'
import { fill } from '@milgo/messages/fill'
import type { Language } from '@milgo/messages/languages'
import type { Letter } from '../../outbox/letter.ts'
import { lettersIn } from '../../outbox/letters-in.ts'
import { type CorrectionNews, renderCorrectionLetter } from '../../outbox/render-correction-letter.ts'
import type { Platform } from '../../platform/platform.ts'
import { getReasons } from '../periods/get-reasons.ts'
import type { RequestActor } from './change-repository.ts'
import { actorOf, type ChangeDecision, changeRequest, type RequestChange } from './change-request.ts'
import { decideMove, type Move, type Moved, type MoveKnowledge } from './decide-move.ts'
import { lastSentOf } from './last-sent.ts'
import { numberOf, type OpenCase } from './request-case.ts'

/** Events of which the student is told at once; the others wait for the publication, or are nobody's news. */
const newsOf: Partial<Record<EventName, CorrectionNews>> = {
  RETURN_FOR_REPAIR: 'returned',
  CANCEL_RETURN: 'cancelled',
  WINDOW_LAPSES: 'lapsed',
}

/** Moves a request by one event of the status table, and tells its student where the event is theirs to know. */
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

/** What moving a loaded request comes to, with what its student is told. */
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
): Promise<readonly Letter[]> => {
  const news = newsOf[event]
  if (!news) return []
  const { request, student, now, period } = loaded
  const { language, snapshot } = await lastSentOf(platform, loaded)
  const reasons = await getReasons(platform, request.periodId)
  const letter = {
    cause: `correction-${news}:${request.id}:${request.version}`,
    guide: guideKeyOf(state, studentActionsOf(state, { now, period })),
    number: numberOf(loaded),
    email: student.email,
    phone: student.phone,
    deadline: state.correctionDeadline,
    asked: flags.map((flag) => ({
      document: findLabel(snapshot, flag, language) ?? flag.field,
      reason: reasonForStudent(reasons, 'returning', flag.reason, language),
      note: flag.note ?? null,
    })),
  }
  return renderCorrectionLetter(language, news, letter, state.appeal === 'NONE' ? 'application' : 'appeal')
}

/** What the student has called the document when they sent it; a file of an appeal has its number. */
const findLabel = (snapshot: Snapshot | undefined, flag: FixFlag, language: Language): string | undefined =>
  isAppealFlag(flag)
    ? fill(lettersIn(language).appeals.document, { n: (flag.index ?? 0) + 1 })
    : snapshot && sentDocuments(snapshot).find(({ key }) => key === documentKey(flag))?.label
