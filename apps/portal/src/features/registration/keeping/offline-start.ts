import { isRecord } from '@milgo/domain/answers/answer'
import { serverTimeAt } from '../../../lib/server-clock.ts'
import { findOffline, keepOffline } from '../../../lib/session/offline-copy.ts'
import { findOfflineUser } from '../../../lib/session/offline-user.ts'
import { currentSession } from '../../../lib/session/session-store.ts'
import type { Start } from '../start.ts'
import type { HeldStep, HeldSteps } from './held-steps.ts'
import { type KeptStepId, keptSteps } from './kept-steps.ts'

/** What a form is opened with where the service cannot be reached: what that has said last. */
type Kept = Pick<Start, 'period' | 'held'> & {
  /** What the service's clock showed, and this device's own at that moment. */
  readonly time: { readonly shown: string; readonly at: number }
}

const isKept = (value: unknown): value is Kept =>
  isRecord(value) &&
  isRecord(value['period']) &&
  isRecord(value['time']) &&
  isRecord(value['held']) &&
  keptSteps.every(({ id }) => isRecord((value['held'] as Record<string, unknown>)[id]))

/** Nobody's is kept but the student's own, and none once they have gone. */
const mayKeep = ({ isActing, sessionId }: Start): boolean =>
  !isActing && sessionId !== undefined && currentSession()?.id === sessionId

const newer = (one: HeldStep, other: HeldStep | undefined): HeldStep =>
  other && other.version > one.version ? other : one

/** An answer that comes late takes back no version that was saved meanwhile. */
const newest = (held: HeldSteps, before: HeldSteps | undefined): HeldSteps =>
  Object.fromEntries(keptSteps.map(({ id }) => [id, newer(held[id], before?.[id])])) as HeldSteps

export const keepOfflineStart = (start: Start): void => {
  if (!mayKeep(start)) return
  const { user, period, clock, held } = start
  const shown = serverTimeAt(clock, performance.now()).toISOString()
  const before = findOffline(user.id, 'start', isKept)
  const kept: Kept = { period, held: newest(held, before?.held), time: { shown, at: Date.now() } }
  keepOffline(user.id, 'start', kept)
}

/** A step as the service has it since. */
export const keepOfflineStep = (start: Start, id: KeptStepId, held: HeldStep): void => {
  const kept = mayKeep(start) ? findOffline(start.user.id, 'start', isKept) : undefined
  if (!kept) return
  keepOffline(start.user.id, 'start', { ...kept, held: { ...kept.held, [id]: newer(held, kept.held[id]) } })
}

/** The list of localities is nobody's own, and kept with the others. */
export const findOfflineStart = (livePages: ReadonlySet<string>): Omit<Start, 'cities'> | undefined => {
  const session = currentSession()
  const user = session && findOfflineUser(session)
  const kept = user && findOffline(user.id, 'start', isKept)
  if (!session || !kept) return undefined
  const { period, held, time } = kept
  // This device's clock is asked how long ago that was, and nothing else; a deadline the service looks at itself.
  const shown = new Date(new Date(time.shown).getTime() + Math.max(0, Date.now() - time.at))
  return {
    user,
    period,
    held,
    clock: { shown, readAt: performance.now() },
    sessionId: session.id,
    livePages,
    isActing: false,
  }
}
