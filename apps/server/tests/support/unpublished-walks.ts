import { examplePeriod } from '@milgo/domain/period/example-period.fixture'
import { isInReview } from '@milgo/domain/review/in-review'
import { moveRequest } from '@milgo/domain/status/move-request'
import type { RequestState } from '@milgo/domain/status/request-state'
import { StatusEvent } from '@milgo/domain/status/status-event'
import { statuses } from '@milgo/domain/status/statuses'
import { transitions } from '@milgo/domain/status/transitions'
import { type LivedEvent, liveRequest } from '@milgo/testing/live-request'
import { createRandom, type Random } from '@milgo/testing/random'
import { type History, historiesOf, isPublished } from '@milgo/testing/request-histories'

/** The start of the tests' clock. Every history is before it. */
export const walkedUntil = new Date('2026-01-15T10:00:00Z')
export const hour = 3_600_000
export const walkedPeriod = {
  ...examplePeriod,
  from: '2025-09-01T00:00:00Z',
  to: '2026-06-01T00:00:00Z',
  appealsFrom: '2025-10-01T00:00:00Z',
  appealsTo: '2026-07-01T00:00:00Z',
  isAppealsOpen: true,
  isOpen: true,
}
const cast = { reviewers: ['r1', 'r2', 'r3'], managers: ['m1', 'm2', 'm3', 'm4', 'm5'], finance: ['f1'] }

/** The events that end a review. A return does not end it, and a withdrawn rejection changes nothing. */
const endings: readonly StatusEvent[] = transitions.flatMap(({ from, event, to }) =>
  from.some(isInReview) && to !== 'UNCHANGED' && to !== 'STATUS_BEFORE_BANK' && !statuses[to].isReturned
    ? [event]
    : [],
)
/** The events that may follow before publication, of which the student is not told. */
const hidden: readonly StatusEvent[] = StatusEvent.options.filter((event) => event !== 'RETURN_FOR_REPAIR')

export type Line = Pick<LivedEvent, 'event' | 'by' | 'at' | 'actorId' | 'before' | 'after'>

const lived = (history: History) =>
  liveRequest(history, {
    period: walkedPeriod,
    now: new Date(walkedUntil.getTime() - 10 * 24 * hour),
    publishedAt: isPublished(history) ? new Date(walkedUntil.getTime() - 18 * 24 * hour) : null,
    cast,
    studentId: 'student',
    reason: 'example',
    random: createRandom(1),
  })

const actors = [
  ...cast.reviewers.map((id) => ({ role: 'REVIEWER', id }) as const),
  ...cast.managers.map((id) => ({ role: 'MANAGER', id }) as const),
  { role: 'SYSTEM', id: null } as const,
]

/** Draws one event that the table allows; undefined if there is none. */
const drawMove = (
  state: RequestState,
  events: readonly StatusEvent[],
  at: Date,
  random: Random,
): Line | undefined => {
  const possible = events.flatMap((event) =>
    actors.flatMap((actor) => {
      const move = moveRequest(state, event, actor, {
        now: at,
        period: walkedPeriod,
        reason: 'example',
        hasCompleteFigures: true,
        hasFlags: true,
        isTaken: true,
      })
      return move.isAllowed
        ? [{ event, by: actor.role, actorId: actor.id, at, before: state, after: move.request }]
        : []
    }),
  )
  return possible.length === 0 ? undefined : random.pick(possible)
}

/** Returns the history with a drawn end of its review, always at the same moment, and drawn hidden events after it. */
export const withEnding = (prefix: readonly Line[], state: RequestState, seed: number): readonly Line[] => {
  const random = createRandom(seed)
  const lines = [...prefix]
  let at = walkedUntil.getTime() - 5 * 24 * hour
  const first = drawMove(state, endings, new Date(at), random)
  if (!first) throw new Error(`no review ends in ${state.status}`)
  lines.push(first)
  let current = first.after
  for (let left = random.below(7); left > 0; left -= 1) {
    at += random.between(1, 10) * hour
    const next = drawMove(current, hidden, new Date(at), random)
    if (!next) break
    lines.push(next)
    current = next.after
  }
  return lines
}

/** Every beginning of a history whose review can end, each once. */
export const openReviews = Object.values(historiesOf)
  .flat()
  .flatMap((history) => history.map((_, end) => history.slice(0, end + 1)))
  .map((history) => ({ history, shown: history.map(({ event }) => event).join(' ') }))
  .filter(({ shown }, index, all) => all.findIndex((one) => one.shown === shown) === index)
  .flatMap(({ history, shown }) => {
    const { state, events } = lived(history)
    return isInReview(state.status) && !state.isReviewFinished ? [{ shown, state, events }] : []
  })
