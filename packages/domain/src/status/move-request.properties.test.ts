import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Money } from '../ledger/money.ts'
import { type Actor, ActorRole } from './actor.ts'
import { everythingOpen } from './circumstances.fixture.ts'
import { displayStatus, findShownEvent, shownStatus } from './display.ts'
import { moveRequest } from './move-request.ts'
import { publishRequest } from './publish-request.ts'
import { type Circumstances, newRequest, type RequestState } from './request-state.ts'
import type { RequestStatus } from './request-status.ts'
import { StatusEvent } from './status-event.ts'
import { statuses } from './statuses.ts'
import { studentActionsOf } from './student-actions.ts'
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

const money: readonly [Money, ...Money[]] = [
  { entitled: 4_000, paid: 4_000, inFlight: 0, due: 0, needsAccount: false },
  { entitled: 4_000, paid: 0, inFlight: 0, due: 4_000, needsAccount: true },
  { entitled: 0, paid: 0, inFlight: 0, due: 0, needsAccount: false },
  { entitled: 4_000, paid: 0, inFlight: 4_000, due: 0, needsAccount: false },
]

/** Few people, so that the same person often comes to act twice. */
const people = ['one', 'two', 'three'] as const

type Step = {
  readonly before: RequestState
  readonly event: StatusEvent
  readonly actor: Actor
  readonly after: RequestState
}

/** What happens to a request, one seed an event. Half of the events are drawn from the rows that leave its status. */
const walk = (seeds: readonly number[]): readonly Step[] => {
  let request = newRequest
  const path: Step[] = []
  for (const seed of seeds) {
    const draw = drawerOf(seed)
    const [first, ...others] = transitions.filter((row) => row.from.includes(request.status))
    const row = draw([true, true, false]) && first !== undefined ? draw([first, ...others]) : undefined
    const event = row?.event ?? draw(StatusEvent.options as [StatusEvent, ...StatusEvent[]])
    const role = row?.by[0] ?? draw(ActorRole.options as [ActorRole, ...ActorRole[]])
    const actor = { role, id: role === 'SYSTEM' ? null : draw(people) }
    const now = draw(moments)
    if (draw([true, false, false]))
      request = publishRequest(request, { role: 'MANAGER' }, { at: now, printedAppealDate: null }) ?? request
    const moved = moveRequest(request, event, actor, {
      now,
      money: draw(money),
      reason: draw(['example', 'another', '']),
      hasCompleteFigures: draw([true, true, false]),
      hasFlags: draw([true, true, false]),
      proposedBy: draw(people),
      isTaken: draw([true, false]),
      period: { ...everythingOpen.period, isOpen: draw([true, false]), isAppealsOpen: draw([true, false]) },
    })
    if (!moved.isAllowed) continue
    path.push({ before: request, event, actor, after: moved.request })
    request = moved.request
  }
  return path
}

const seeds = fc.array(fc.maxSafeNat(), { minLength: 1, maxLength: 100, size: 'max' })
const everyWalk = (
  holds: (path: readonly Step[]) => void,
  options: { readonly numRuns: number; readonly seed?: number } = { numRuns: 1_000 },
) =>
  fc.assert(
    fc.property(seeds, (drawn) => holds(walk(drawn))),
    options,
  )

describe('any sequence of events', () => {
  test('never leaves the table', () => {
    everyWalk((path) => {
      for (const { before, event, actor, after } of path) {
        expect(
          transitions.some(
            (row) =>
              row.from.includes(before.status) &&
              row.event === event &&
              row.by.includes(actor.role) &&
              (row.to === after.status ||
                (row.to === 'UNCHANGED' && after.status === before.status) ||
                (row.to === 'STATUS_BEFORE_BANK' && after.status === before.statusBeforeBank)),
          ),
        ).toBe(true)
      }
    })
  })

  test('has no second correction that was not given back, and one appeal', () => {
    everyWalk((path) => {
      const happened = (wanted: StatusEvent, inAppeal: boolean) =>
        path.filter(({ event, before }) => event === wanted && (before.appeal !== 'NONE') === inAppeal).length
      for (const inAppeal of [true, false])
        expect(
          happened('RETURN_FOR_REPAIR', inAppeal) - happened('CANCEL_RETURN', inAppeal),
        ).toBeLessThanOrEqual(1)
      expect(path.filter(({ event }) => event === 'APPEAL').length).toBeLessThanOrEqual(1)
    })
  })

  test('has a deadline exactly while a request or its appeal is out for repair', () => {
    everyWalk((path) => {
      for (const { after } of path)
        expect(after.correctionDeadline !== null).toBe(statuses[after.status].isReturned)
    })
  })

  test('has a running bank pause and a way back exactly while there is a bank problem', () => {
    everyWalk((path) => {
      for (const { after } of path) {
        const { isBankProblem } = statuses[after.status]
        expect(after.bankPauses.filter(({ to }) => to === null).length).toBe(isBankProblem ? 1 : 0)
        expect(after.statusBeforeBank !== null).toBe(isBankProblem)
      }
    })
  })

  test('pays an appeal only when it was granted, and never before publication', () => {
    everyWalk((path) => {
      for (const { after } of path) {
        if (after.status === 'APPEAL_PAID')
          expect(after).toMatchObject({ appeal: 'GRANTED', publishState: '2' })
        if (after.status === 'SCHOLARSHIP_PAID') expect(after.appeal).not.toBe('GRANTED')
        if (after.status === 'SCHOLARSHIP_PAID' || statuses[after.status].isBankProblem)
          expect(after.publishState).not.toBe('0')
      }
    })
  })

  test('has no way round the four eyes', () => {
    everyWalk((path) => {
      for (const [at, { event, actor }] of path.entries()) {
        const mine = path
          .slice(0, at)
          .filter((step) => step.actor.id === actor.id && step.actor.role !== 'STUDENT')
        const did = (...events: readonly StatusEvent[]) => mine.some((step) => events.includes(step.event))
        if (event === 'CONFIRM') expect(did('APPROVE', 'RETURN_FOR_REPAIR', 'DENY')).toBe(false)
        if (event === 'APPROVE_APPEAL' || event === 'DENY_APPEAL')
          expect(
            did('APPROVE', 'RETURN_FOR_REPAIR', 'DENY', 'CONFIRM', 'INSTITUTION_REJECTS', 'REVISE'),
          ).toBe(false)
        if (event === 'REVISE') expect(did('APPROVE', 'RETURN_FOR_REPAIR', 'DENY')).toBe(false)
      }
    })
  })

  test('reaches far: the walks are not all refusals', () => {
    const seen = new Set<RequestStatus>()
    const happened = new Set<StatusEvent>()
    everyWalk(
      (path) => {
        for (const { after, event } of path) {
          seen.add(after.status)
          happened.add(event)
        }
        // The same walks each time: what is rare would be missing in some runs.
      },
      { numRuns: 2_000, seed: 1 },
    )
    expect(seen.size).toBe(22)
    expect([...happened].sort()).toEqual([...StatusEvent.options].sort())
  })
})

describe('until publication', () => {
  const outcomes: readonly RequestStatus[] = [
    'TEAM_MANAGER_APPROVAL',
    'WAITING_TO_BE_COMPUTED',
    'COMPUTED',
    'DENIED',
    'REJECTED_BY_ACADEMIC_INSTITUTION',
  ]
  const appealOutcomes: readonly RequestStatus[] = [
    'APPEAL_APPROVED',
    'APPEAL_WAITING_CALCULATED',
    'APPEAL_CALCULATED',
    'APPEAL_DENIED',
  ]
  const circumstances: Circumstances = { ...everythingOpen }

  test('a student sees the same of every outcome', () => {
    everyWalk((path) => {
      for (const { after } of path) {
        const alike = outcomes.includes(after.status) ? outcomes : appealOutcomes
        const isHidden = displayStatus(after.status, after.publishState).startsWith('UI_')
        if (!isHidden || !alike.includes(after.status)) continue
        const seen = (status: RequestStatus) => {
          const other = { ...after, status }
          return [shownStatus(other), studentActionsOf(other, circumstances)]
        }
        for (const status of alike) expect(seen(status)).toEqual(seen(after.status))
      }
    })
  })

  test('a student is told once that the review is finished, and nothing more but a return', () => {
    everyWalk((path) => {
      for (const { before, event, after } of path) {
        if (!before.isReviewFinished || before.publishState !== after.publishState) continue
        const shown = findShownEvent(before, event, after)
        if (event === 'RETURN_FOR_REPAIR') expect(shown).toBe('RETURN_FOR_REPAIR')
        else expect([shown, shownStatus(after)]).toEqual([undefined, shownStatus(before)])
      }
    })
  })

  test('what is shown tells neither a sending back nor a reopening', () => {
    everyWalk((path) => {
      for (const { before, event, after } of path)
        if (event === 'SEND_BACK_TO_REVIEW' || event === 'REOPEN')
          expect([shownStatus(after), studentActionsOf(after, circumstances)]).toEqual([
            shownStatus(before),
            studentActionsOf(before, circumstances),
          ])
    })
  })
})

describe('nobody entitled is stuck', () => {
  /** The way out that people of good will take: what each status asks of whom. */
  const wayOut: Partial<Record<RequestStatus, readonly [StatusEvent, ActorRole]>> = {
    SUBMITTED: ['APPROVE', 'REVIEWER'],
    REPAIR_BACK_FOR: ['CANCEL_RETURN', 'MANAGER'],
    REPAIR_BACK_FROM: ['APPROVE', 'REVIEWER'],
    REPAIR_BACK_FROM_TO: ['APPROVE', 'REVIEWER'],
    TEAM_MANAGER_APPROVAL: ['CONFIRM', 'MANAGER'],
    WAITING_TO_BE_COMPUTED: ['COMPUTE', 'SYSTEM'],
    COMPUTED: ['PAYMENT_CONFIRMED', 'FINANCE'],
    DENIED: ['REVISE', 'MANAGER'],
    REJECTED_BY_ACADEMIC_INSTITUTION: ['REVISE', 'MANAGER'],
    APPEAL_SUBMITTED: ['APPROVE_APPEAL', 'MANAGER'],
    APPEAL_REPAIR_BACK_FOR: ['CANCEL_RETURN', 'MANAGER'],
    APPEAL_REPAIR_BACK_FROM: ['APPROVE_APPEAL', 'MANAGER'],
    APPEAL_APPROVED: ['QUEUE_APPEAL', 'SYSTEM'],
    APPEAL_WAITING_CALCULATED: ['COMPUTE', 'SYSTEM'],
    APPEAL_CALCULATED: ['PAYMENT_CONFIRMED', 'FINANCE'],
    APPEAL_DENIED: ['PAYMENT_CONFIRMED', 'FINANCE'],
    INVALID_BANK: ['ASK_FOR_BANK_FIX', 'FINANCE'],
    INVALID_BANK_BACK_FOR_REPAIR: ['FIX_BANK_DETAILS', 'STUDENT'],
    INVALID_BANK_REPAIR_BACK_FROM: ['ACCEPT_BANK_FIX', 'FINANCE'],
    INVALID_BANK_FIXED: ['PAYMENT_CONFIRMED', 'FINANCE'],
  }

  const payOut = (request: RequestState): RequestStatus => {
    let now = request
    for (let round = 0; round < 30; round += 1) {
      now =
        publishRequest(now, { role: 'SYSTEM' }, { at: everythingOpen.now, printedAppealDate: null }) ?? now
      const [event, role] = wayOut[now.status] ?? []
      if (event === undefined || role === undefined) return now.status
      const moved = moveRequest(
        now,
        event,
        { role, id: role === 'SYSTEM' ? null : `new ${round}` },
        { ...everythingOpen, money: money[0] },
      )
      if (!moved.isAllowed) throw new Error(`${now.status}: ${moved.refusal}`)
      now = moved.request
    }
    return now.status
  }

  test('from wherever a sent request has come, new people can see it paid', () => {
    everyWalk((path) => {
      const last = path.at(-1)?.after
      if (last && last.status !== 'DRAFT') expect(['SCHOLARSHIP_PAID', 'APPEAL_PAID']).toContain(payOut(last))
    })
  })
})
