import { describe, expect, test } from 'vitest'
import { ActorRole } from './actor.ts'
import { circumstancesFor, everythingOpen, fresh, requestIn } from './circumstances.fixture.ts'
import { allowedEvents, moveRequest } from './move-request.ts'
import type { PublishState } from './publish-state.ts'
import { RequestStatus } from './request-status.ts'
import { StatusEvent } from './status-event.ts'
import { transitions } from './transitions.ts'

/** The table of decisions, section 8, copied: from | event (who) | to. Withdrawing a rejection is from ADR 0365. */
const decided = `
DRAFT | submit (student) | SUBMITTED
SUBMITTED | return for repair (reviewer) | REPAIR_BACK_FOR
REPAIR_BACK_FOR | submit corrections (student) | REPAIR_BACK_FROM
REPAIR_BACK_FOR | window lapses (system) | REPAIR_BACK_FROM_TO
REPAIR_BACK_FOR | cancel return (reviewer, manager) | SUBMITTED
SUBMITTED, REPAIR_BACK_FROM, REPAIR_BACK_FROM_TO | approve (reviewer) | TEAM_MANAGER_APPROVAL
SUBMITTED, REPAIR_BACK_FROM, REPAIR_BACK_FROM_TO | deny (reviewer) | DENIED
TEAM_MANAGER_APPROVAL | deny (manager) | DENIED
SUBMITTED, REPAIR_BACK_FROM, REPAIR_BACK_FROM_TO, TEAM_MANAGER_APPROVAL, WAITING_TO_BE_COMPUTED | institution rejects (manager, institution list) | REJECTED_BY_ACADEMIC_INSTITUTION
REPAIR_BACK_FOR | institution rejects (institution list) | REPAIR_BACK_FOR
SUBMITTED | withdraw rejection (manager) | SUBMITTED
REPAIR_BACK_FOR | withdraw rejection (manager) | REPAIR_BACK_FOR
REPAIR_BACK_FROM | withdraw rejection (manager) | REPAIR_BACK_FROM
REPAIR_BACK_FROM_TO | withdraw rejection (manager) | REPAIR_BACK_FROM_TO
TEAM_MANAGER_APPROVAL | withdraw rejection (manager) | TEAM_MANAGER_APPROVAL
WAITING_TO_BE_COMPUTED | withdraw rejection (manager) | WAITING_TO_BE_COMPUTED
TEAM_MANAGER_APPROVAL | send back to review (manager) | SUBMITTED
TEAM_MANAGER_APPROVAL | confirm (manager) | WAITING_TO_BE_COMPUTED
WAITING_TO_BE_COMPUTED | compute (system) | COMPUTED
DENIED, REJECTED_BY_ACADEMIC_INSTITUTION, WAITING_TO_BE_COMPUTED, COMPUTED | reopen (manager) | SUBMITTED
APPEAL_APPROVED, APPEAL_WAITING_CALCULATED, APPEAL_CALCULATED, APPEAL_DENIED | reopen (manager) | APPEAL_SUBMITTED
COMPUTED, INVALID_BANK_FIXED, APPEAL_DENIED | payment confirmed (finance) | SCHOLARSHIP_PAID
COMPUTED, SCHOLARSHIP_PAID, INVALID_BANK_FIXED, APPEAL_PAID, APPEAL_CALCULATED, APPEAL_DENIED | account needed (finance) | INVALID_BANK
INVALID_BANK, INVALID_BANK_BACK_FOR_REPAIR, INVALID_BANK_REPAIR_BACK_FROM, INVALID_BANK_FIXED | nothing due (system) | SCHOLARSHIP_PAID
INVALID_BANK | ask for bank fix (finance) | INVALID_BANK_BACK_FOR_REPAIR
INVALID_BANK_BACK_FOR_REPAIR | fix bank details (student) | INVALID_BANK_REPAIR_BACK_FROM
INVALID_BANK_REPAIR_BACK_FROM | accept bank fix (finance) | INVALID_BANK_FIXED
INVALID_BANK_REPAIR_BACK_FROM | ask for bank fix again (finance) | INVALID_BANK_BACK_FOR_REPAIR
DENIED, COMPUTED, SCHOLARSHIP_PAID, REJECTED_BY_ACADEMIC_INSTITUTION | appeal (student) | APPEAL_SUBMITTED
APPEAL_SUBMITTED | return for repair (reviewer) | APPEAL_REPAIR_BACK_FOR
APPEAL_REPAIR_BACK_FOR | submit corrections (student) | APPEAL_REPAIR_BACK_FROM
APPEAL_REPAIR_BACK_FOR | window lapses (system) | APPEAL_REPAIR_BACK_FROM
APPEAL_REPAIR_BACK_FOR | cancel return (reviewer, manager) | APPEAL_SUBMITTED
APPEAL_SUBMITTED, APPEAL_REPAIR_BACK_FROM | approve appeal (manager) | APPEAL_APPROVED
APPEAL_SUBMITTED, APPEAL_REPAIR_BACK_FROM | deny appeal (manager) | APPEAL_DENIED
APPEAL_APPROVED | queue appeal (system) | APPEAL_WAITING_CALCULATED
APPEAL_WAITING_CALCULATED | compute (system) | APPEAL_CALCULATED
APPEAL_CALCULATED | payment confirmed (finance) | APPEAL_PAID
DENIED, REJECTED_BY_ACADEMIC_INSTITUTION | revise (manager) | COMPUTED
COMPUTED | revise (manager) | COMPUTED
SCHOLARSHIP_PAID | revise (manager) | SCHOLARSHIP_PAID
INVALID_BANK | revise (manager) | INVALID_BANK
INVALID_BANK_BACK_FOR_REPAIR | revise (manager) | INVALID_BANK_BACK_FOR_REPAIR
INVALID_BANK_REPAIR_BACK_FROM | revise (manager) | INVALID_BANK_REPAIR_BACK_FROM
INVALID_BANK_FIXED | revise (manager) | INVALID_BANK_FIXED
APPEAL_CALCULATED | revise (manager) | APPEAL_CALCULATED
APPEAL_DENIED | revise (manager) | APPEAL_DENIED
APPEAL_PAID | revise (manager) | APPEAL_PAID
`

const idOf = (words: string): string => words.trim().replaceAll(' ', '_').toUpperCase()

const targets = new Map<string, string>()
const events = new Set<string>()
for (const line of decided.trim().split('\n')) {
  const [from = '', act = '', to = ''] = line.split('|')
  const [event = '', who = ''] = act.split(/[()]/)
  for (const status of from.split(','))
    for (const actor of who.split(',')) {
      targets.set([idOf(status), idOf(event), idOf(actor)].join(' '), to.trim())
      events.add(`${idOf(status)} ${idOf(event)}`)
    }
}

const expectedOutcome = (status: RequestStatus, event: StatusEvent, actor: ActorRole): string =>
  targets.get(`${status} ${event} ${actor}`) ??
  (events.has(`${status} ${event}`) ? 'refused: WRONG_ACTOR' : 'refused: WRONG_STATUS')

/** Returns a passed deadline for WINDOW_LAPSES, and an open one for all other events. */
const deadlineFor = (event: StatusEvent): Date =>
  new Date(everythingOpen.now.getTime() + (event === 'WINDOW_LAPSES' ? 0 : 1))

/** Returns the publish state in which the event can happen. */
const publishedFor = (status: RequestStatus, event: StatusEvent): PublishState => {
  const isAppeal = status.startsWith('APPEAL_')
  if (event === 'REOPEN') return isAppeal ? '1' : '0'
  return isAppeal ? '2' : '1'
}

const outcome = (status: RequestStatus, event: StatusEvent, role: ActorRole): string => {
  const actor = fresh(role)
  const request = requestIn(status, {
    correctionDeadline: deadlineFor(event),
    publishState: publishedFor(status, event),
    isRejectionWaiting: event === 'WITHDRAW_REJECTION',
    acts: [{ act: 'RETURN_FOR_REPAIR', staffId: 'fresh REVIEWER', appeal: 'OPEN' }],
  })
  const moved = moveRequest(request, event, actor, circumstancesFor(event))
  return moved.isAllowed ? moved.request.status : `refused: ${moved.refusal}`
}

describe('every status, event and actor matches the table of the decisions', () => {
  test.each(RequestStatus.options)('%s', (status) => {
    const cells = StatusEvent.options.flatMap((event) => ActorRole.options.map((actor) => ({ event, actor })))
    const label = ({ event, actor }: { event: StatusEvent; actor: ActorRole }) => `${event} by ${actor}`
    expect(cells.map((cell) => `${label(cell)}: ${outcome(status, cell.event, cell.actor)}`)).toEqual(
      cells.map((cell) => `${label(cell)}: ${expectedOutcome(status, cell.event, cell.actor)}`),
    )
  })

  test('the table of the decisions contains no unknown status, event or actor', () => {
    for (const [key, to] of targets) {
      const [status, event, actor] = key.split(' ')
      expect(RequestStatus.options).toContain(status)
      expect(StatusEvent.options).toContain(event)
      expect(ActorRole.options).toContain(actor)
      expect(RequestStatus.options).toContain(to)
    }
  })
})

test('every status can be reached from a draft, and every event occurs', () => {
  const reached = new Set<string>(['DRAFT'])
  for (const _round of RequestStatus.options)
    for (const row of transitions)
      if (
        row.from.some((status) => reached.has(status)) &&
        row.to !== 'UNCHANGED' &&
        row.to !== 'STATUS_BEFORE_BANK'
      )
        reached.add(row.to)
  expect([...reached].sort()).toEqual([...RequestStatus.options].sort())
  expect(new Set(transitions.map((row) => row.event))).toEqual(new Set(StatusEvent.options))
})

const both = [true, false]

test('at most one row matches each event', () => {
  const claims = transitions.flatMap(({ from, event, only }) =>
    from.flatMap((status) =>
      (only?.appealGranted === undefined ? both : [only.appealGranted]).flatMap((granted) =>
        (only?.anythingPaid === undefined ? both : [only.anythingPaid]).map(
          (paid) => `${status} ${event} ${granted} ${paid}`,
        ),
      ),
    ),
  )
  expect(claims.length).toBe(new Set(claims).size)
})

describe('the events an actor may cause', () => {
  test.each([
    ['SUBMITTED', 'REVIEWER', ['RETURN_FOR_REPAIR', 'APPROVE', 'DENY']],
    ['SUBMITTED', 'STUDENT', []],
    ['INVALID_BANK_REPAIR_BACK_FROM', 'FINANCE', ['ACCEPT_BANK_FIX', 'ASK_FOR_BANK_FIX_AGAIN']],
    ['TEAM_MANAGER_APPROVAL', 'MANAGER', ['DENY', 'INSTITUTION_REJECTS', 'SEND_BACK_TO_REVIEW', 'CONFIRM']],
    ['REPAIR_BACK_FOR', 'MANAGER', ['CANCEL_RETURN']],
    ['REPAIR_BACK_FOR', 'REVIEWER', []],
  ] as const)('%s, %s', (status, actor, allowed) => {
    expect(allowedEvents(requestIn(status), fresh(actor), everythingOpen)).toEqual(allowed)
  })
})
