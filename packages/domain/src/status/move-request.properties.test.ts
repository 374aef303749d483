import { describe, expect, test } from 'vitest'
import type { Actor, ActorRole } from './actor.ts'
import { everythingOpen, settled } from './circumstances.fixture.ts'
import { moveRequest } from './move-request.ts'
import { publishRequest } from './publish-request.ts'
import { actOn, everyWalk, nameOf, realOffice, type Step, walkedPeriod } from './random-walk.fixture.ts'
import type { EventName } from './request-event.ts'
import type { Circumstances, OtherAct, RequestState } from './request-state.ts'
import { RequestStatus } from './request-status.ts'
import { mayPay } from './separation-of-duties.ts'
import { StatusEvent } from './status-event.ts'
import { statuses } from './statuses.ts'
import { studentActionsOf } from './student-actions.ts'
import { transitions } from './transitions.ts'

describe('any sequence of events', () => {
  const isOfTable = ({ before, event, actor, after }: Step): boolean =>
    transitions.some(
      (row) =>
        row.from.includes(before.status) &&
        row.event === event &&
        row.by.includes(actor.role) &&
        (row.to === after.status ||
          (row.to === 'UNCHANGED' && after.status === before.status) ||
          (row.to === 'STATUS_BEFORE_BANK' && after.status === before.statusBeforeBank)),
    )

  test('follows only rows of the table', () => {
    everyWalk((path) => {
      const moves = path.filter(({ event }) => StatusEvent.safeParse(event).success)
      expect(moves.filter((step) => !isOfTable(step)).map(nameOf)).toEqual([])
    })
  })

  test('has one correction, unless a return was cancelled, and one appeal', () => {
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

  test('has a deadline exactly while a request or its appeal is returned', () => {
    const isWrong = ({ after }: Step) =>
      (after.correctionDeadline !== null) !== statuses[after.status].isReturned
    everyWalk((path) => expect(path.filter(isWrong).map(nameOf)).toEqual([]))
  })

  test('has a running bank pause and a status before the bank exactly while there is a bank problem', () => {
    const isWrong = ({ after }: Step) => {
      const running = after.bankPauses.filter(({ to }) => to === null).length
      const { isBankProblem } = statuses[after.status]
      return running !== Number(isBankProblem) || (after.statusBeforeBank !== null) !== isBankProblem
    }
    everyWalk((path) => expect(path.filter(isWrong).map(nameOf)).toEqual([]))
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

  test('reaches all statuses and events: not all moves are refused', () => {
    const seen = new Set<RequestStatus>(['DRAFT'])
    const happened = new Set<EventName>()
    everyWalk(
      (path) => {
        for (const { after, event } of path) {
          seen.add(after.status)
          happened.add(event)
        }
        // A fixed seed: rare events would be missing in some runs.
      },
      { numRuns: 2_000, seed: 1 },
    )
    expect([...seen].sort()).toEqual([...RequestStatus.options].sort())
    const others: Readonly<Record<OtherAct | 'PUBLISH', true>> = {
      ENTER_FIGURES: true,
      SAVE_FOR_STUDENT: true,
      PROPOSE_REVISION: true,
      UPDATE_APPEAL: true,
      PUBLISH: true,
    }
    expect([...happened].sort()).toEqual([...StatusEvent.options, ...Object.keys(others)].sort())
  })
})

describe('an office of four reviewers, four managers and three of finance', () => {
  type Way = readonly [StatusEvent, ActorRole]

  /** The next events towards a payment in each status, and who causes them. The first that is possible happens. */
  const waysOn: Partial<Record<RequestStatus, readonly Way[]>> = {
    SUBMITTED: [['APPROVE', 'REVIEWER']],
    REPAIR_BACK_FOR: [
      ['SUBMIT_CORRECTIONS', 'STUDENT'],
      ['WINDOW_LAPSES', 'SYSTEM'],
    ],
    REPAIR_BACK_FROM: [['APPROVE', 'REVIEWER']],
    REPAIR_BACK_FROM_TO: [['APPROVE', 'REVIEWER']],
    TEAM_MANAGER_APPROVAL: [['CONFIRM', 'MANAGER']],
    WAITING_TO_BE_COMPUTED: [['COMPUTE', 'SYSTEM']],
    COMPUTED: [['PAYMENT_CONFIRMED', 'FINANCE']],
    DENIED: [['REVISE', 'MANAGER']],
    REJECTED_BY_ACADEMIC_INSTITUTION: [['REVISE', 'MANAGER']],
    APPEAL_SUBMITTED: [['APPROVE_APPEAL', 'MANAGER']],
    APPEAL_REPAIR_BACK_FOR: [
      ['SUBMIT_CORRECTIONS', 'STUDENT'],
      ['WINDOW_LAPSES', 'SYSTEM'],
    ],
    APPEAL_REPAIR_BACK_FROM: [['APPROVE_APPEAL', 'MANAGER']],
    APPEAL_APPROVED: [['QUEUE_APPEAL', 'SYSTEM']],
    APPEAL_WAITING_CALCULATED: [['COMPUTE', 'SYSTEM']],
    APPEAL_CALCULATED: [['PAYMENT_CONFIRMED', 'FINANCE']],
    APPEAL_DENIED: [['PAYMENT_CONFIRMED', 'FINANCE']],
    INVALID_BANK: [['ASK_FOR_BANK_FIX', 'FINANCE']],
    INVALID_BANK_BACK_FOR_REPAIR: [['FIX_BANK_DETAILS', 'STUDENT']],
    INVALID_BANK_REPAIR_BACK_FROM: [['ACCEPT_BANK_FIX', 'FINANCE']],
    INVALID_BANK_FIXED: [['PAYMENT_CONFIRMED', 'FINANCE']],
  }

  const circumstancesAt = (now: Date): Circumstances => ({
    ...everythingOpen,
    period: walkedPeriod,
    money: settled,
    now,
  })

  const firstOf = (role: ActorRole, request: RequestState): Actor => {
    const [actor] = realOffice(role, request)
    if (!actor) throw new Error(`${request.status}: no ${role} is left`)
    return actor
  }

  /** Returns the request after the work that an event needs: figures, a proposal, or two people who pay. */
  const prepared = (request: RequestState, event: StatusEvent): RequestState => {
    if (event === 'APPROVE' || event === 'APPROVE_APPEAL')
      return actOn(request, 'ENTER_FIGURES', firstOf('REVIEWER', request))
    if (event === 'REVISE') return actOn(request, 'PROPOSE_REVISION', firstOf('MANAGER', request))
    if (event === 'PAYMENT_CONFIRMED') {
      const payers = realOffice('FINANCE', request).filter(({ id }) => id !== null && mayPay(request, id))
      expect(payers.length).toBeGreaterThanOrEqual(2)
    }
    return request
  }

  /** Returns the request after the event, by the first person whom the table lets; undefined if there is nobody. */
  const caused = (before: RequestState, [event, role]: Way, now: Date): RequestState | undefined => {
    const request = prepared(before, event)
    const proposedBy = request.acts.findLast(({ act }) => act === 'PROPOSE_REVISION')?.staffId ?? null
    for (const actor of realOffice(role, request)) {
      const move = moveRequest(request, event, actor, { ...circumstancesAt(now), proposedBy })
      if (move.isAllowed) return move.request
    }
    return undefined
  }

  /** Returns the status in which the request ends, if everybody does what they can. The student appeals, or does not. */
  const finish = (request: RequestState, now: Date, isAppealing: boolean): RequestStatus => {
    let state = request
    for (let round = 0; round < 40; round += 1) {
      const publication = { at: now, printedAppealDate: null }
      state = publishRequest(state, { role: 'SYSTEM' }, publication) ?? state
      const mayAppeal = isAppealing && studentActionsOf(state, circumstancesAt(now)).includes('APPEAL')
      const ways: readonly Way[] = mayAppeal ? [['APPEAL', 'STUDENT']] : (waysOn[state.status] ?? [])
      const next = ways.map((way) => caused(state, way, now)).find((after) => after !== undefined)
      if (next === undefined) return state.status
      state = next
    }
    return state.status
  }

  test('gets every submitted request paid, and decides every appeal, from every status', () => {
    everyWalk(
      (path) => {
        const last = path.at(-1)
        if (!last || last.after.status === 'DRAFT') return
        for (const isAppealing of [true, false])
          expect(['SCHOLARSHIP_PAID', 'APPEAL_PAID']).toContain(finish(last.after, last.at, isAppealing))
      },
      { office: realOffice },
    )
  })
})
