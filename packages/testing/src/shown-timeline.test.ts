import { examplePeriod } from '@milgo/domain/period/example-period.fixture'
import { periodDatesFrom } from '@milgo/domain/period/period-dates'
import { findShownEvent, shownStatus } from '@milgo/domain/status/display'
import { RequestStatus } from '@milgo/domain/status/request-status'
import { findViewsEnd, shownTimeline } from '@milgo/domain/status/shown-timeline'
import { guideKeyOf, statusGuide } from '@milgo/domain/status/status-guide'
import { studentActions } from '@milgo/domain/status/student-action'
import { describe, expect, it } from 'vitest'
import { type LivedRequest, liveRequest } from './live-request.ts'
import { createRandom } from './random.ts'
import { type Act, type History, historiesOf, isPublished } from './request-histories.ts'

const now = new Date('2026-05-20T09:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const open = { ...examplePeriod, ...periodDatesFrom(daysAgo(40)) }
const past = { ...examplePeriod, ...periodDatesFrom(daysAgo(300)) }
const cast = { reviewers: ['r1', 'r2'], managers: ['m1', 'm2', 'm3'], finance: ['f1', 'f2'] }

const live = (history: History, seed = 1): LivedRequest =>
  liveRequest(history, {
    period: isPublished(history) ? past : open,
    now,
    publishedAt: isPublished(history) ? daysAgo(12) : null,
    cast,
    studentId: 'student',
    reason: 'example',
    random: createRandom(seed),
  })

const timelineOf = ({ events }: LivedRequest) =>
  shownTimeline(
    events.map(({ event, at, after }) => ({
      event,
      at,
      to: after.status,
      publishState: after.publishState,
      snapshot: null,
    })),
  )

const namesOf = (history: History) => timelineOf(live(history)).map(({ event }) => event)

const student = (event: Act['event']): Act => ({ event, by: 'STUDENT' })
const reviewer = (event: Act['event']): Act => ({ event, by: 'REVIEWER' })
const manager = (event: Act['event']): Act => ({ event, by: 'MANAGER' })
const system = (event: Act['event']): Act => ({ event, by: 'SYSTEM' })

const sent = student('SUBMIT')
const approved = [sent, reviewer('APPROVE')]

const cases = RequestStatus.options.flatMap((status) =>
  historiesOf[status].map((history) => ({
    status,
    history,
    shown: history.map(({ event }) => event).join(' '),
  })),
)

describe('the history that a student is shown', () => {
  it.each(cases)('matches the request that went through $shown', ({ history }) => {
    const lived = live(history)
    const expected = lived.events.flatMap(({ event, before, after }) =>
      event === 'PUBLISH' ? [event] : (findShownEvent(before, event, after) ?? []),
    )
    expect(timelineOf(lived).map(({ event }) => event)).toEqual(expected)
  })

  it.each(cases)('ends in a status that the public page explains, after $shown', ({ history }) => {
    const { state } = live(history)
    const key = guideKeyOf({ status: shownStatus(state), publishState: state.publishState }, studentActions)
    expect(statusGuide[key].isListed).toBe(true)
  })

  it.each([
    ['approved', approved],
    ['confirmed', [...approved, manager('CONFIRM')]],
    ['computed', [...approved, manager('CONFIRM'), system('COMPUTE')]],
    ['denied', [sent, reviewer('DENY')]],
    ['rejected by the institution', [sent, manager('INSTITUTION_REJECTS')]],
    ['sent back to review', [...approved, manager('SEND_BACK_TO_REVIEW')]],
    ['denied after it was sent back', [...approved, manager('SEND_BACK_TO_REVIEW'), reviewer('DENY')]],
    ['reopened', [sent, reviewer('DENY'), manager('REOPEN')]],
    ['reopened and approved', [sent, reviewer('DENY'), manager('REOPEN'), reviewer('APPROVE')]],
  ] as const)('is the same for a request that was %s', (_name, history) => {
    expect(namesOf(history)).toEqual(['SUBMIT', 'REVIEW_FINISHED'])
  })

  it('shows a return, also after the review was finished', () => {
    const history = [...approved, manager('SEND_BACK_TO_REVIEW'), reviewer('RETURN_FOR_REPAIR')]
    expect(namesOf(history)).toEqual(['SUBMIT', 'REVIEW_FINISHED', 'RETURN_FOR_REPAIR'])
    const corrected = [...history, student('SUBMIT_CORRECTIONS'), reviewer('DENY')]
    expect(namesOf(corrected)).toEqual([
      'SUBMIT',
      'REVIEW_FINISHED',
      'RETURN_FOR_REPAIR',
      'SUBMIT_CORRECTIONS',
      'REVIEW_FINISHED',
    ])
  })

  it('shows nothing more about the time before publication after the result is published', () => {
    expect(namesOf([...approved, manager('CONFIRM'), system('COMPUTE'), manager('PUBLISH')])).toEqual([
      'SUBMIT',
      'REVIEW_FINISHED',
      'PUBLISH',
    ])
  })

  it('leaves out acts of staff that do not move the status', () => {
    const at = daysAgo(1)
    const common = { at, to: 'SUBMITTED', publishState: '0', snapshot: null } as const
    const events = [
      { ...common, event: 'SUBMIT', snapshot: 1 },
      { ...common, event: 'ENTER_FIGURES' },
      { ...common, event: 'SAVE_FOR_STUDENT' },
    ] as const
    expect(shownTimeline(events)).toEqual([{ event: 'SUBMIT', at, snapshot: 1 }])
  })

  it.each([
    [[sent], undefined],
    [approved, 1],
    [[...approved, manager('SEND_BACK_TO_REVIEW'), reviewer('DENY')], 1],
    [[...approved, manager('SEND_BACK_TO_REVIEW'), reviewer('RETURN_FOR_REPAIR')], undefined],
    [[...approved, manager('CONFIRM'), system('COMPUTE'), manager('PUBLISH')], 1],
  ] as const)('ends the counting of views with the review, case %#', (history, place) => {
    const lived = live(history)
    expect(findViewsEnd(timelineOf(lived))).toEqual(place === undefined ? undefined : lived.events[place]?.at)
  })
})
