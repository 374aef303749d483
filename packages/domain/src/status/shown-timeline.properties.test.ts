import { expect, test } from 'vitest'
import { accountNeeded, everythingOpen } from './circumstances.fixture.ts'
import { findShownEvent, type ShownEvent, shownStatus } from './display.ts'
import { everyWalk, type Step } from './random-walk.fixture.ts'
import { shownTimeline } from './shown-timeline.ts'
import { StatusEvent } from './status-event.ts'
import { studentActionsOf } from './student-actions.ts'

type Told = {
  readonly event: ShownEvent | 'PUBLISH' | undefined
  /** The review has ended, and its result is not published. */
  readonly isHidden: boolean
}

const outcomes: readonly Step['event'][] = ['APPROVE', 'DENY', 'APPROVE_APPEAL', 'DENY_APPEAL']

/** Returns whether the event is an outcome. A rejection that waits for the correction is none. */
const isOutcome = ({ event, before, after }: Step): boolean =>
  outcomes.includes(event) || (event === 'INSTITUTION_REJECTS' && before.status !== after.status)

/** Returns what a student may be told of each event; the embargo of decisions, section 8, read from the events alone. */
const toldOf = (path: readonly Step[]): readonly Told[] => {
  let isHidden = false
  return path.map((step) => {
    const wasHidden = isHidden
    const { event, before, after } = step
    if (event === 'PUBLISH' || event === 'RETURN_FOR_REPAIR') isHidden = false
    else if (isOutcome(step)) isHidden = true
    const isTold = event === 'REVISE' || before.status !== after.status
    const told = event === 'PUBLISH' || (StatusEvent.safeParse(event).success && isTold) ? event : undefined
    if (!isHidden) return { event: told as Told['event'], isHidden }
    return { event: wasHidden ? undefined : 'REVIEW_FINISHED', isHidden }
  })
}

test('a history tells the end of a review once, and after it nothing but a return or the publication', () => {
  everyWalk((path) => {
    const told = toldOf(path).flatMap(({ event }) => event ?? [])
    const recorded = path.map(({ event, at, after }) => ({
      event,
      at,
      to: after.status,
      publishState: after.publishState,
      snapshot: null,
    }))
    expect(shownTimeline(recorded).map(({ event }) => event)).toEqual(told)
    expect(
      path.flatMap(({ before, event, after }) => {
        if (event === 'PUBLISH') return event
        const status = StatusEvent.safeParse(event)
        return status.success ? (findShownEvent(before, status.data, after) ?? []) : []
      }),
    ).toEqual(told)
  })
})

test('a status is shown as it is, but the same for every outcome until the result is published', () => {
  everyWalk((path) => {
    const told = toldOf(path)
    expect(path.map(({ after }) => shownStatus(after))).toEqual(
      path.map(({ after }, at) => {
        if (told[at]?.isHidden !== true) return after.status
        return hasAppealed(path, at) ? 'APPEAL_WAITING_CALCULATED' : 'WAITING_TO_BE_COMPUTED'
      }),
    )
  })
})

test('a student can do the same after every outcome until the result is published', () => {
  everyWalk((path) => {
    const told = toldOf(path)
    const hidden = path.flatMap(({ after, at: now }, at) =>
      told[at]?.isHidden ? [{ after, now, isAppeal: hasAppealed(path, at) }] : [],
    )
    for (const money of [undefined, accountNeeded])
      expect(
        hidden.map(({ after, now }) =>
          studentActionsOf(after, { ...everythingOpen, now, ...(money && { money }) }),
        ),
      ).toEqual(
        hidden.map(({ isAppeal }) => [
          ...(isAppeal && money ? ['FIX_BANK_DETAILS'] : []),
          'VIEW_SUBMITTED_COPY',
          ...(isAppeal ? ['VIEW_APPEAL', 'VIEW_RESULT'] : []),
        ]),
      )
  })
})

const hasAppealed = (path: readonly Step[], at: number): boolean =>
  path.slice(0, at + 1).some(({ event }) => event === 'APPEAL')
