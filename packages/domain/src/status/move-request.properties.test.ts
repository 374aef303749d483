import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Actor } from './actor.ts'
import { everythingOpen } from './circumstances.fixture.ts'
import { moveRequest } from './move-request.ts'
import { PublishState } from './publish-state.ts'
import { newRequest, type RequestState } from './request-state.ts'
import type { RequestStatus } from './request-status.ts'
import { StatusEvent } from './status-event.ts'
import { transitions } from './transitions.ts'

describe('any sequence of events', () => {
  /** Within both windows half of the time, else anywhere around them. */
  const moment = fc.record({
    now: fc.oneof(
      fc.date({ min: new Date('2024-11-01'), max: new Date('2024-12-15') }),
      fc.date({ min: new Date('2024-10-01'), max: new Date('2025-08-01') }),
    ),
    reason: fc.constantFrom(null, '', 'example', 'another'),
    isOpen: fc.boolean(),
    isAppealsOpen: fc.boolean(),
    publishState: fc.constantFrom(...PublishState.options),
  })
  const act = fc.record({
    event: fc.constantFrom(...StatusEvent.options),
    actor: fc.constantFrom(...Actor.options),
    moment,
  })
  /** Events drawn blindly seldom fit; half of them are drawn from the rows that leave the present status. */
  const acts = fc.array(
    fc.oneof(
      act.map((drawn) => ({ ...drawn, row: undefined })),
      fc.record({ row: fc.nat(), moment }).map((drawn) => ({ ...drawn, event: undefined, actor: undefined })),
    ),
    { minLength: 1, maxLength: 80, size: 'max' },
  )

  const walk = (drawn: typeof acts extends fc.Arbitrary<infer A> ? A : never) => {
    let request = newRequest
    const path: { from: RequestStatus; event: StatusEvent; actor: Actor; to: RequestState }[] = []
    for (const step of drawn) {
      const rows = transitions.filter((row) => row.from.includes(request.status))
      const row = step.row === undefined ? undefined : rows[step.row % Math.max(1, rows.length)]
      const event = row?.event ?? step.event ?? 'SUBMIT'
      const actor = row?.by[0] ?? step.actor ?? 'STUDENT'
      const { now: at, reason, isOpen, isAppealsOpen, publishState } = step.moment
      const period = { ...everythingOpen.period, isOpen, isAppealsOpen }
      const moved = moveRequest({ ...request, publishState }, event, actor, { now: at, period, reason })
      if (!moved.isAllowed) continue
      path.push({ from: request.status, event, actor, to: moved.request })
      request = moved.request
    }
    return path
  }

  const everyWalk = (holds: (path: ReturnType<typeof walk>) => void) =>
    fc.assert(
      fc.property(acts, (drawn) => holds(walk(drawn))),
      { numRuns: 2_000 },
    )

  test('never leaves the table', () => {
    everyWalk((path) => {
      for (const { from, event, actor, to } of path) {
        expect(
          transitions.some(
            (row) =>
              row.from.includes(from) &&
              row.event === event &&
              row.by.includes(actor) &&
              row.to === to.status,
          ),
        ).toBe(true)
      }
    })
  })

  test('returns a request for repair once at most, and appeals once at most', () => {
    everyWalk((path) => {
      const entries = (status: RequestStatus) => path.filter(({ to }) => to.status === status).length
      expect(entries('REPAIR_BACK_FOR')).toBeLessThanOrEqual(1)
      expect(entries('APPEAL_SUBMITTED')).toBeLessThanOrEqual(1)
      expect(entries('APPEAL_REPAIR_BACK_FOR')).toBeLessThanOrEqual(1)
    })
  })

  test('has a deadline exactly while a request is out for repair', () => {
    everyWalk((path) => {
      for (const { to } of path) expect(to.correctionDeadline !== null).toBe(to.status === 'REPAIR_BACK_FOR')
    })
  })

  test('pays an appeal only after an appeal, and a request only before one', () => {
    everyWalk((path) => {
      for (const { to } of path) {
        if (to.status === 'APPEAL_PAID') expect(to.isFromAppeal).toBe(true)
        if (to.status === 'SCHOLARSHIP_PAID') expect(to.isFromAppeal).toBe(false)
      }
    })
  })

  test('reaches far: the walks are not all refusals', () => {
    const seen = new Set<RequestStatus>()
    everyWalk((path) => {
      for (const { to } of path) seen.add(to.status)
    })
    expect(seen.size).toBeGreaterThan(20)
  })
})
