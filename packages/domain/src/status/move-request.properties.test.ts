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

/** Draws from one number, which is cheap to generate and to shrink. */
const drawerOf = (seed: number) => {
  let rest = seed
  return <T>(options: readonly [T, ...T[]]): T => {
    const drawn = options[rest % options.length] ?? options[0]
    rest = Math.floor(rest / options.length)
    return drawn
  }
}

/** Around the ends of registration, of the appeals and of a correction window, in no order. */
const moments = [
  new Date('2024-12-01T12:00:00Z'),
  new Date('2024-12-11T12:00:00Z'),
  new Date('2024-12-14T00:00:00Z'),
  new Date('2024-10-01T00:00:00Z'),
  new Date('2025-08-01T00:00:00Z'),
] as const

type Step = {
  readonly from: RequestStatus
  readonly event: StatusEvent
  readonly actor: Actor
  readonly to: RequestState
}

/** What happens to a request, one seed an event. Half of the events are drawn from the rows that leave its status. */
const walk = (seeds: readonly number[]): readonly Step[] => {
  let request = newRequest
  const path: Step[] = []
  for (const seed of seeds) {
    const draw = drawerOf(seed)
    const [first, ...others] = transitions.filter((row) => row.from.includes(request.status))
    const row = draw([true, false]) && first !== undefined ? draw([first, ...others]) : undefined
    const event = row?.event ?? draw(StatusEvent.options as [StatusEvent, ...StatusEvent[]])
    const actor = row?.by[0] ?? draw(Actor.options as [Actor, ...Actor[]])
    const publishState = draw(PublishState.options as [PublishState, ...PublishState[]])
    const moved = moveRequest({ ...request, publishState }, event, actor, {
      now: draw(moments),
      reason: draw([null, '', 'example', 'another']),
      period: { ...everythingOpen.period, isOpen: draw([true, false]), isAppealsOpen: draw([true, false]) },
    })
    if (!moved.isAllowed) continue
    path.push({ from: request.status, event, actor, to: moved.request })
    request = moved.request
  }
  return path
}

describe('any sequence of events', () => {
  const seeds = fc.array(fc.nat(), { minLength: 1, maxLength: 80, size: 'max' })
  const everyWalk = (holds: (path: readonly Step[]) => void) =>
    fc.assert(
      fc.property(seeds, (drawn) => holds(walk(drawn))),
      { numRuns: 1_000 },
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
