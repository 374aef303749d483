import type { FileReference } from '@milgo/domain/answers/payload-schema'
import type { StepId } from '@milgo/domain/application/steps'
import { serverTimeAt } from '@milgo/web-client/server-clock'
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { findOffline, storeOffline } from '../../lib/session/offline-copy.ts'
import { findOfflineUser, storeOfflineUser } from '../../lib/session/offline-user.ts'
import { currentSession } from '../../lib/session/session-store.ts'
import type { SavedStep, SavedSteps } from '../../request/keeping/saved-steps.ts'
import type { Start } from './start.ts'

// Loaded once the form is open and idle, or when it cannot be opened otherwise. It imports nothing that only the form
// uses: the build puts code that two chunks need at different times into a third one, and all of them grow.

/** What a form is opened with when the service cannot be reached: the service's last answers. */
type OfflineStart = Pick<Start, 'period' | 'saved' | 'toFix'> & {
  /** The time of the service's clock, and the time of this device's clock at the same moment. */
  readonly time: { readonly shown: string; readonly at: number }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isStart = (value: unknown): value is OfflineStart => {
  if (!isObject(value) || !isObject(value['period']) || !isObject(value['time'])) return false
  const { saved } = value
  return isObject(saved) && Object.values(saved).every(isObject)
}

/** Returns whether a copy may be stored: only the student's own, and not after the session has ended. */
const mayStore = ({ isActing, sessionId }: Start): boolean =>
  !isActing && sessionId !== undefined && currentSession()?.id === sessionId

const newer = (one: SavedStep, other: SavedStep | undefined): SavedStep =>
  other && other.version > one.version ? other : one

/** What was saved before there was a copy. */
const savedSince = new WeakMap<Start, Partial<SavedSteps<StepId>>>()

/** Stores what the form is opened with. A late answer does not replace a version that was saved in the meantime. */
export const storeOfflineStart = (start: Start): void => {
  if (!mayStore(start)) return
  const { user, period, clock, saved, toFix } = start
  const shown = serverTimeAt(clock, performance.now()).toISOString()
  const before = findOffline(user.id, 'start', isStart)?.saved
  const since = savedSince.get(start)
  const newest = Object.fromEntries(
    (Object.keys(saved) as StepId[]).map((id) => [id, newer(newer(saved[id], before?.[id]), since?.[id])]),
  ) as SavedSteps<StepId>
  const stored: OfflineStart = { period, saved: newest, toFix, time: { shown, at: Date.now() } }
  storeOffline(user.id, 'start', stored)
}

type NameOf = (fileName: string) => string | undefined

/** Returns the value with every known file name replaced by a reference, as the server would answer it. */
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

/** Stores a step as the service has it now. It does not create a copy, because after sending there must be none. */
export const storeOfflineStep = (start: Start, id: StepId, saved: SavedStep, nameOf: NameOf): void => {
  if (!mayStore(start)) return
  const stored = findOffline(start.user.id, 'start', isStart)
  const now = withReferences(saved, nameOf) as SavedStep
  if (!stored) {
    const since = savedSince.get(start)
    savedSince.set(start, { ...since, [id]: newer(now, since?.[id]) })
    return
  }
  storeOffline(start.user.id, 'start', {
    ...stored,
    saved: { ...stored.saved, [id]: newer(now, stored.saved[id]) },
  })
}

/**
 * Finds the stored start of the current session. The list of localities is not part of it; it is stored with the other
 * lists.
 */
export const findOfflineStart = (
  livePages: ReadonlySet<string>,
): Omit<Start, 'municipalCodes'> | undefined => {
  const session = currentSession()
  const user = session && findOfflineUser(session)
  const stored = user && findOffline(user.id, 'start', isStart)
  if (!session || !stored) return undefined
  const { period, saved, toFix = [], time } = stored
  // This device's clock is used only for the time that has passed. Deadlines are checked by the service.
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

/** The calls of the form that are not personal: lists, help, words of windows, settings. */
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

/** In milliseconds; long enough for all calls that a page makes at once. */
const delay = 1_000

/** Stores these answers once they are loaded, and after each change. Returns a function that stops it. */
export const storeOfflineAnswers = (client: QueryClient, start: Start): (() => void) => {
  const cache = client.getQueryCache()
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    timer = undefined
    const found = cache.findAll({ predicate: isNeeded }).map(({ queryKey, state }) => [queryKey, state.data])
    if (mayStore(start) && found.length > 0) storeOffline(start.user.id, 'answers', found)
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

/** Puts the stored answers into the cache, where the service has not answered anything newer. */
export const takeOfflineAnswers = (client: QueryClient, userId: string): void => {
  for (const [key, data] of findOffline(userId, 'answers', areAnswers) ?? [])
    if (client.getQueryData(key) === undefined) client.setQueryData(key, data)
}

/**
 * Makes the form available offline: its pages by a service worker, its data from this browser. Returns a function that
 * stops it.
 */
export const storeOfflineForm = (client: QueryClient, start: Start): (() => void) => {
  const session = currentSession()
  if (session && mayStore(start)) storeOfflineUser(session, start.user)
  storeOfflineStart(start)
  // A browser without service workers can open the form only online.
  navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined)
  return storeOfflineAnswers(client, start)
}
