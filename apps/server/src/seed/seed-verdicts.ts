import type { Snapshot } from '@milgo/domain/answers/snapshot'
import { DecisionEvent, restsOnVerdicts } from '@milgo/domain/review/decision'
import { reviewRoundOf } from '@milgo/domain/review/review-round'
import { sentDocuments } from '@milgo/domain/review/sent-documents'
import type { LivedEvent, LivedRequest } from '@milgo/testing/live-request'
import type { CopiedRow } from '../platform/database/copy-rows.ts'
import { flaggedDocument, flagReason } from './seed-correction.ts'

const isReviewed = ({ event, before }: LivedEvent): boolean => {
  const decision = DecisionEvent.safeParse(event)
  return decision.success && restsOnVerdicts(decision.data) && before.appeal === 'NONE'
}

/**
 * Builds the verdicts of a seeded request: a return flags one document, and all others were accepted once. A request
 * that was sent back to review has none, so that the demo world has more to review.
 */
export const verdictRows = (
  { events }: LivedRequest,
  requestId: string,
  snapshots: readonly Snapshot[],
): readonly CopiedRow[] => {
  if (events.at(-1)?.event === 'SEND_BACK_TO_REVIEW') return []
  const accepted = new Set<string>()
  return events.flatMap((decided, place) => {
    if (!isReviewed(decided)) return []
    const { event, actorId, at } = decided
    const earlier = events
      .slice(0, place)
      .flatMap((one) => (one.event === 'PUBLISH' ? [] : [{ event: one.event }]))
    const seen = snapshots.filter(({ submittedAt }) => Date.parse(submittedAt) <= at.getTime()).at(-1)
    return sentDocuments(seen ?? { documents: [] }).flatMap(({ key, fileName }) => {
      if (accepted.has(fileName)) return []
      const isFlagged = event === 'RETURN_FOR_REPAIR' && key === flaggedDocument.field
      if (!isFlagged) accepted.add(fileName)
      return [
        [
          requestId,
          String(reviewRoundOf(earlier)),
          actorId,
          key,
          fileName,
          isFlagged ? 'FLAGGED' : 'ACCEPTED',
          isFlagged ? flagReason : null,
          at.toISOString(),
        ],
      ]
    })
  })
}
