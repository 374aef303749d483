import type { Period } from '@milgo/domain/period/period'
import type { RefusingEvent } from '@milgo/domain/result/refusal-reason'
import type { Actor } from '@milgo/domain/status/actor'
import { moveRequest } from '@milgo/domain/status/move-request'
import { publishRequest } from '@milgo/domain/status/publish-request'
import { type Circumstances, newRequest, type RequestState } from '@milgo/domain/status/request-state'
import { transitions } from '@milgo/domain/status/transitions'
import type { Random } from './random.ts'
import { type Act, type History, isPublished } from './request-histories.ts'

/**
 * The staff of a demo installation: enough of each role that a second person exists wherever the table requires one.
 */
export type Cast = {
  readonly reviewers: readonly string[]
  readonly managers: readonly string[]
  readonly finance: readonly string[]
}

export type LivedEvent = Act & {
  readonly at: Date
  readonly actorId: string | null
  readonly reason: string | null
  readonly before: RequestState
  readonly after: RequestState
}

export type LivedRequest = {
  readonly state: RequestState
  readonly events: readonly LivedEvent[]
  readonly createdAt: Date
  readonly submittedAt: Date | null
}

type World = {
  readonly period: Period
  readonly now: Date
  /** When the results of the period were published, for histories with a publication. */
  readonly publishedAt: Date | null
  readonly cast: Cast
  readonly studentId: string
  /** The reason that staff give where one is required. */
  readonly reason: string
  /** The reasons of refusals; by default the reason above. */
  readonly refusalReasons?: Readonly<Record<RefusingEvent, string>>
  readonly random: Random
}

const hour = 3_600_000
const day = 24 * hour
/** The results of appeals are published together, so many days after the others. */
const appealResultsAfter = 9

/** The ledger after a payment, and after a returned payment. */
const settled = { entitled: 4_000, paid: 4_000, inFlight: 0, due: 0, needsAccount: false }
const bounced = { entitled: 4_000, paid: 0, inFlight: 0, due: 4_000, needsAccount: true }

/**
 * Returns a request that went through this history. The status table decides each step: a history that the table
 * refuses throws, so that a demo installation contains nothing impossible.
 */
export const liveRequest = (history: History, world: World): LivedRequest => {
  const { period, cast, studentId, random, reason, refusalReasons } = world
  const times = timesOf(history, world)
  const reasonFor = (act: Act): string | null =>
    (refusalReasons as Partial<Record<string, string>> | undefined)?.[act.event] ??
    (needsReason(act) ? reason : null)
  const events: LivedEvent[] = []
  let state = newRequest
  for (const [place, act] of history.entries()) {
    const at = times[place]
    if (at === undefined) throw new Error('An act without a time')
    const circumstances: Circumstances = {
      now: at,
      period,
      reason,
      hasCompleteFigures: true,
      hasFlags: true,
      isTaken: true,
      money: act.event === 'ACCOUNT_NEEDED' ? bounced : settled,
    }
    const actors = actorsFor(act, { cast, studentId }, random)
    const done = actors
      .map((actor) => ({ actor, after: findAfter(state, act, actor, circumstances) }))
      .find(({ after }) => after !== undefined)
    if (done?.after === undefined) throw new Error(`The status table refuses ${act.event} in ${state.status}`)
    events.push({
      ...act,
      at,
      actorId: done.actor.id,
      reason: reasonFor(act),
      before: state,
      after: done.after,
    })
    state = done.after
  }
  const submittedAt = times[0] ?? null
  const createdAt = new Date(
    (submittedAt ?? draftTime(world)).getTime() - (submittedAt === null ? 0 : random.between(1, 48) * hour),
  )
  return { state, events, createdAt, submittedAt }
}

/** Returns whether the status table requires a reason. Otherwise none is written. */
const needsReason = ({ event }: Act): boolean =>
  transitions.some((row) => row.event === event && row.when?.includes('REASON_GIVEN'))

const findAfter = (
  state: RequestState,
  { event }: Act,
  actor: Actor,
  circumstances: Circumstances,
): RequestState | undefined => {
  if (event === 'PUBLISH')
    return publishRequest(state, actor, { at: circumstances.now, printedAppealDate: null })
  const move = moveRequest(state, event, actor, circumstances)
  return move.isAllowed ? move.request : undefined
}

/** Returns everybody who could have acted, in random order. The first one whom the table allows is used. */
const actorsFor = (
  { by }: Act,
  { cast, studentId }: Pick<World, 'cast' | 'studentId'>,
  random: Random,
): readonly Actor[] => {
  if (by === 'STUDENT') return [{ role: by, id: studentId }]
  if (by === 'SYSTEM' || by === 'INSTITUTION_LIST') return [{ role: by, id: null }]
  const people = { REVIEWER: cast.reviewers, MANAGER: cast.managers, FINANCE: cast.finance }[by]
  const first = random.below(people.length)
  return [...people.slice(first), ...people.slice(0, first)].map((id) => ({ role: by, id }))
}

const draftTime = ({ period, now, random }: World): Date => {
  const last = Math.min(now.getTime(), Date.parse(period.to))
  return new Date(last - random.between(1, 20 * 24) * hour)
}

/**
 * Returns the times of a history, computed backwards from the end, so that the last act is never in the future. A
 * window lapses after all its days.
 */
const timesOf = (history: History, world: World): readonly Date[] => {
  const { period, now, publishedAt, random } = world
  const publication = isPublished(history) ? history.findIndex(({ event }) => event === 'PUBLISH') : -1
  const times: Date[] = new Array(history.length)
  let next = now.getTime() - random.between(1, 40) * hour
  for (let place = history.length - 1; place >= 0; place -= 1) {
    if (place === publication) {
      if (publishedAt === null) throw new Error('A published request in a period without results')
      next = publishedAt.getTime()
    } else if (publication >= 0 && history[place]?.event === 'PUBLISH') {
      next = Math.min(next, (publishedAt?.getTime() ?? next) + appealResultsAfter * day)
    } else if (place === 0) {
      const last = Math.min(next, Date.parse(period.to) - hour)
      next = random.between(Math.max(Date.parse(period.from), last - 60 * day), last)
    } else if (place < publication) next = Math.min(next, (publishedAt?.getTime() ?? next) - day)
    times[place] = new Date(next)
    const isLapse = history[place]?.event === 'WINDOW_LAPSES'
    const isAfterPublication = publication >= 0 && place > publication
    next -= isLapse
      ? period.correctionDays * day + hour
      : random.between(6, isAfterPublication ? 24 : 72) * hour
  }
  return times
}
