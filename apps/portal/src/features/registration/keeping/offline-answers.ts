import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { findOffline, keepOffline } from '../../../lib/session/offline-copy.ts'

/** What the form asks the service that is nobody's own: lists to choose from, help, words of windows, settings. */
const needed: ReadonlySet<unknown> = new Set([
  'dictionary',
  '/fields-help/get-all',
  '/modal-windows/get-all',
  '/setting/get-all',
])

type Kept = readonly (readonly [QueryKey, unknown])[]

const isKept = (value: unknown): value is Kept =>
  Array.isArray(value) && value.every((one) => Array.isArray(one) && Array.isArray(one[0]))

const isNeeded = ({ queryKey, state }: Query): boolean => needed.has(queryKey[0]) && state.data !== undefined

/** Long enough for all that a page asks for at once. */
const delay = 1_000

/** Writes them down once they have come, and whenever there is another, until the answer is called. */
export const keepOfflineAnswers = (
  client: QueryClient,
  userId: string,
  mayKeep: () => boolean,
): (() => void) => {
  const cache = client.getQueryCache()
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    timer = undefined
    const found = cache.findAll({ predicate: isNeeded }).map(({ queryKey, state }) => [queryKey, state.data])
    if (mayKeep() && found.length > 0) keepOffline(userId, 'answers', found)
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
  for (const [key, data] of findOffline(userId, 'answers', isKept) ?? [])
    if (client.getQueryData(key) === undefined) client.setQueryData(key, data)
}
