import fc from 'fast-check'
import type { Money } from '../ledger/money.ts'
import { millisecondsPerDay } from '../time/moments.ts'
import { type Actor, ActorRole } from './actor.ts'
import { everythingOpen } from './circumstances.fixture.ts'
import { moveRequest } from './move-request.ts'
import { publishRequest } from './publish-request.ts'
import { type EventName, isStaff } from './request-event.ts'
import { type Circumstances, newRequest, type OtherAct, type RequestState } from './request-state.ts'
import { mayReviewAppeal } from './separation-of-duties.ts'
import { StatusEvent } from './status-event.ts'
import { type Transition, transitions } from './transitions.ts'

/** For tests: one event of a random history of a request. */
export type Step = {
  readonly before: RequestState
  readonly event: EventName
  readonly actor: Actor
  readonly at: Date
  /** Who proposed the revision that waits for a signature. */
  readonly proposedBy: string | null
  readonly after: RequestState
}

/** For tests: names an event of a history, for the message of a failed test. */
export const nameOf = ({ before, event, actor, after }: Step): string =>
  `${event} by ${actor.role} ${actor.id}, ${before.status} to ${after.status}`

/** For tests: the appeals open some weeks after the first result can be published. */
export const walkedPeriod = {
  ...everythingOpen.period,
  appealsFrom: '2024-12-05T00:00:00Z',
  appealsTo: '2025-03-01T00:00:00Z',
}

type Drawer = ReturnType<typeof drawerOf>

/** Draws choices from one number, because one number is cheap to generate and to shrink. */
const drawerOf = (seed: number) => {
  let rest = seed
  return <T>(options: readonly [T, ...T[]]): T => {
    const drawn = options[rest % options.length] ?? options[0]
    rest = Math.floor(rest / options.length)
    return drawn
  }
}

/** Returns who tries to cause the event, in this order. */
type Office = (role: ActorRole, request: RequestState, draw: Drawer) => readonly Actor[]

/** Few people, so that the same person often acts twice, and in any role. */
export const people = ['one', 'two', 'three'] as const

const anybody: Office = (role, _request, draw) => [{ role, id: role === 'SYSTEM' ? null : draw(people) }]

/** The staff of a demo installation. */
const cast: Partial<Record<ActorRole, readonly string[]>> = {
  REVIEWER: ['r1', 'r2', 'r3', 'r4'],
  MANAGER: ['m1', 'm2', 'm3', 'm4'],
  FINANCE: ['f1', 'f2', 'f3'],
  INSTITUTION_LIST: ['m1'],
  STUDENT: ['student'],
}

/**
 * For tests: an office of four reviewers, four managers and three of finance, which always asks the same people first,
 * so that the others can still be the second person. Only a reviewer who may review the appeal reviews it.
 */
export const realOffice = (role: ActorRole, request: RequestState): readonly Actor[] =>
  (cast[role] ?? [null])
    .filter((id) => role !== 'REVIEWER' || request.appeal === 'NONE' || (id && mayReviewAppeal(request, id)))
    .map((id) => ({ role, id }))

const pauses = [0, 1, 5, 11].map((days) => days * millisecondsPerDay) as [number, ...number[]]

const money: readonly [Money, ...Money[]] = [
  { entitled: 4_000, paid: 4_000, inFlight: 0, due: 0, needsAccount: false },
  { entitled: 4_000, paid: 0, inFlight: 0, due: 4_000, needsAccount: true },
  { entitled: 0, paid: 0, inFlight: 0, due: 0, needsAccount: false },
  { entitled: 4_000, paid: 0, inFlight: 4_000, due: 0, needsAccount: false },
]

/** The acts that move no status, and who does them. */
const otherActs: readonly [readonly [OtherAct, ActorRole], ...(readonly [OtherAct, ActorRole])[]] = [
  ['ENTER_FIGURES', 'REVIEWER'],
  ['SAVE_FOR_STUDENT', 'REVIEWER'],
  ['PROPOSE_REVISION', 'MANAGER'],
  ['UPDATE_APPEAL', 'STUDENT'],
]

/** For tests: returns the request after an act that moves no status. */
export const actOn = (request: RequestState, act: OtherAct, actor: Actor): RequestState =>
  isStaff(actor) && actor.id !== null
    ? { ...request, acts: [...request.acts, { act, staffId: actor.id, appeal: request.appeal }] }
    : request

const rowsFrom = (status: RequestState['status']): readonly Transition[] =>
  transitions.filter(({ from }) => from.includes(status))
const rowsOf = new Map(transitions.flatMap(({ from }) => from.map((status) => [status, rowsFrom(status)])))

const circumstancesOf = (draw: Drawer, now: Date, proposedBy: string | null): Circumstances => ({
  now,
  money: draw(money),
  reason: draw(['example', 'another', '']),
  hasCompleteFigures: draw([true, true, false]),
  hasFlags: draw([true, true, false]),
  proposedBy,
  isTaken: draw([true, false]),
  period: { ...walkedPeriod, isOpen: draw([true, true, false]), isAppealsOpen: draw([true, true, false]) },
})

/** Returns what a seed makes of the request; undefined if nobody may do what it draws. */
const stepOf = (seed: number, request: RequestState, last: Step | undefined, office: Office) => {
  const draw = drawerOf(seed)
  const at = new Date((last?.at ?? everythingOpen.now).getTime() + draw(pauses))
  const proposedBy = proposerAfter(last)
  const stepBy = (event: EventName, actor: Actor, after: RequestState | undefined): Step | undefined =>
    after && { before: request, event, actor, at, proposedBy, after }
  const kind = draw(['table', 'table', 'table', 'table', 'any', 'any', 'act', 'publish'])
  if (kind === 'publish') {
    const publication = { at, printedAppealDate: draw([null, null, new Date('2025-02-01T00:00:00Z')]) }
    const [actor] = office('MANAGER', request, draw)
    return actor && stepBy('PUBLISH', actor, publishRequest(request, actor, publication))
  }
  if (kind === 'act') {
    const [act, role] = draw(otherActs)
    const [actor] = office(role, request, draw)
    return actor && stepBy(act, actor, actOn(request, act, actor))
  }
  const [first, ...others] = rowsOf.get(request.status) ?? []
  const row = kind === 'table' && first !== undefined ? draw([first, ...others]) : undefined
  const event = row?.event ?? draw(StatusEvent.options as [StatusEvent, ...StatusEvent[]])
  const roles = (row?.by ?? ActorRole.options) as [ActorRole, ...ActorRole[]]
  const actors = office(draw(roles), request, draw)
  const circumstances = circumstancesOf(draw, at, proposedBy)
  for (const actor of actors) {
    const moved = moveRequest(request, event, actor, circumstances)
    if (moved.isAllowed) return stepBy(event, actor, moved.request)
  }
  return undefined
}

/** A proposal waits from the act until it is signed. */
const proposerAfter = (last: Step | undefined): string | null => {
  if (last?.event === 'PROPOSE_REVISION') return last.actor.id
  return last === undefined || last.event === 'REVISE' ? null : last.proposedBy
}

/** Returns the allowed events of a request, with one seed for each try. Most are drawn from the rows of its status. */
const walk = (seeds: readonly number[], office: Office): readonly Step[] => {
  const path: Step[] = []
  for (const seed of seeds) {
    const last = path.at(-1)
    const step = stepOf(seed, last?.after ?? newRequest, last, office)
    if (step) path.push(step)
  }
  return path
}

const seeds = fc.array(fc.maxSafeNat(), { minLength: 1, maxLength: 100, size: 'max' })

type Options = { readonly numRuns?: number; readonly seed?: number; readonly office?: Office }

/** For tests: checks a property of random histories. The time of a history only moves forward. */
export const everyWalk = (
  holds: (path: readonly Step[]) => void,
  { numRuns = 1_000, seed, office = anybody }: Options = {},
): void =>
  fc.assert(
    fc.property(seeds, (drawn) => {
      holds(walk(drawn, office))
    }),
    { numRuns, ...(seed !== undefined && { seed }) },
  )
