import type { FileReference } from '@milgo/domain/answers/payload-schema'
import type { StepId } from '@milgo/domain/application/steps'
import { serverTimeAt } from '@milgo/web-client/server-clock'
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { findOffline, keepOffline } from '../../lib/session/offline-copy.ts'
import { findOfflineUser, keepOfflineUser } from '../../lib/session/offline-user.ts'
import { currentSession } from '../../lib/session/session-store.ts'
import type { SavedStep, SavedSteps } from '../../request/keeping/saved-steps.ts'
import type { Start } from './start.ts'

// Comes once the form is at rest, or where it cannot be opened otherwise. It imports nothing that only the form has: what two
// files need at different times the build puts into a third, and all of them grow.

/** What a form is opened with where the service cannot be reached: what that has said last. */
type OfflineStart = Pick<Start, 'period' | 'saved' | 'toFix'> & {
  /** What the service's clock showed, and this device's own at that moment. */
  readonly time: { readonly shown: string; readonly at: number }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isStart = (value: unknown): value is OfflineStart => {
  if (!isObject(value) || !isObject(value['period']) || !isObject(value['time'])) return false
  const { saved } = value
  return isObject(saved) && Object.values(saved).every(isObject)
}

/** Nobody's is kept but the student's own, and none once they have gone. */
const mayKeep = ({ isActing, sessionId }: Start): boolean =>
  !isActing && sessionId !== undefined && currentSession()?.id === sessionId

const newer = (one: SavedStep, other: SavedStep | undefined): SavedStep =>
  other && other.version > one.version ? other : one

/** What was saved before there was a copy. */
const savedSince = new WeakMap<Start, Partial<SavedSteps<StepId>>>()

/** An answer that comes late takes back no version that was saved meanwhile. */
export const keepOfflineStart = (start: Start): void => {
  if (!mayKeep(start)) return
  const { user, period, clock, saved, toFix } = start
  const shown = serverTimeAt(clock, performance.now()).toISOString()
  const before = findOffline(user.id, 'start', isStart)?.saved
  const since = savedSince.get(start)
  const newest = Object.fromEntries(
    (Object.keys(saved) as StepId[]).map((id) => [id, newer(newer(saved[id], before?.[id]), since?.[id])]),
  ) as SavedSteps<StepId>
  const kept: OfflineStart = { period, saved: newest, toFix, time: { shown, at: Date.now() } }
  keepOffline(user.id, 'start', kept)
}

type NameOf = (fileName: string) => string | undefined

/** Every file whose own name is known as the server would answer it. */
const withReferences = (value: unknown, nameOf: NameOf): unknown => {
  if (Array.isArray(value)) return value.map((one) => withReferences(one, nameOf))
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withReferences(part, nameOf)]))
  const name = typeof value === 'string' ? nameOf(value) : undefined
  if (name === undefined) return value
  return {
    file_name: String(value),
    original_file_name: name,
    file_signed_url: null,
  } satisfies FileReference
}

/** A step as the service has it since. It begins no copy: after sending there is none any more. */
export const keepOfflineStep = (start: Start, id: StepId, saved: SavedStep, nameOf: NameOf): void => {
  if (!mayKeep(start)) return
  const kept = findOffline(start.user.id, 'start', isStart)
  const now = withReferences(saved, nameOf) as SavedStep
  if (!kept) {
    const since = savedSince.get(start)
    savedSince.set(start, { ...since, [id]: newer(now, since?.[id]) })
    return
  }
  keepOffline(start.user.id, 'start', { ...kept, saved: { ...kept.saved, [id]: newer(now, kept.saved[id]) } })
}

/** The list of localities is nobody's own, and kept with the others. */
export const findOfflineStart = (
  livePages: ReadonlySet<string>,
): Omit<Start, 'municipalCodes'> | undefined => {
  const session = currentSession()
  const user = session && findOfflineUser(session)
  const kept = user && findOffline(user.id, 'start', isStart)
  if (!session || !kept) return undefined
  const { period, saved, toFix = [], time } = kept
  // This device's clock is asked how long ago that was, and nothing else; a deadline the service looks at itself.
  const shown = new Date(new Date(time.shown).getTime() + Math.max(0, Date.now() - time.at))
  return {
    user,
    period,
    saved,
    toFix,
    clock: { shown, readAt: performance.now() },
    sessionId: session.id,
    livePages,
    isActing: false,
  }
}

/** What the form asks the service that is nobody's own: lists to choose from, help, words of windows, settings. */
const needed: ReadonlySet<unknown> = new Set([
  'dictionary',
  '/fields-help/get-all',
  '/modal-windows/get-all',
  '/setting/get-all',
])

type OfflineAnswers = readonly (readonly [QueryKey, unknown])[]

const areAnswers = (value: unknown): value is OfflineAnswers =>
  Array.isArray(value) && value.every((one) => Array.isArray(one) && Array.isArray(one[0]))

const isNeeded = ({ queryKey, state }: Query): boolean => needed.has(queryKey[0]) && state.data !== undefined

/** Long enough for all that a page asks for at once. */
const delay = 1_000

/** Writes them down once they have come, and whenever there is another, until the answer is called. */
export const keepOfflineAnswers = (client: QueryClient, start: Start): (() => void) => {
  const cache = client.getQueryCache()
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    timer = undefined
    const found = cache.findAll({ predicate: isNeeded }).map(({ queryKey, state }) => [queryKey, state.data])
    if (mayKeep(start) && found.length > 0) keepOffline(start.user.id, 'answers', found)
  }
  const soon = () => {
    timer ??= setTimeout(write, delay)
  }
  soon()
  const stop = cache.subscribe(({ type, query }) => {
    if (type === 'updated' && needed.has(query.queryKey[0])) soon()
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}

/** Gives them to whoever asks for them, where the service has said nothing newer. */
export const takeOfflineAnswers = (client: QueryClient, userId: string): void => {
  for (const [key, data] of findOffline(userId, 'answers', areAnswers) ?? [])
    if (client.getQueryData(key) === undefined) client.setQueryData(key, data)
}

/** Lets the form be opened again without a connection: its pages by a service worker, what it asks for from this browser. */
export const keepOfflineForm = (client: QueryClient, start: Start): (() => void) => {
  const session = currentSession()
  if (session && mayKeep(start)) keepOfflineUser(session, start.user)
  keepOfflineStart(start)
  // A browser without service workers, or one that refuses them, opens the form with a connection alone.
  navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined)
  return keepOfflineAnswers(client, start)
}
