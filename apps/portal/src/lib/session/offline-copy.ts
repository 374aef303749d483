import { offlineKeys, offlineMark, ownKey, ownPrefix } from './own-storage.ts'

/** What of a student's is kept for a page that is opened without a connection: who they are, and what their form needs. */
type Part = 'user' | 'start' | 'answers'

const keyOf = (userId: string, part: Part): string => ownKey(userId, `offline.${part}`)

/** A browser that refuses storage, or has no room, keeps nothing: then the page says that it did not load. */
export const keepOffline = (userId: string, part: Part, value: unknown): void => {
  try {
    localStorage.setItem(keyOf(userId, part), JSON.stringify(value))
  } catch {
    // Nothing is worse than before.
  }
}

const read = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** As it was written here; a part of another shape, of an older release, is none. */
export const findOffline = <Value>(
  userId: string,
  part: Part,
  isOne: (value: unknown) => value is Value,
): Value | undefined => {
  const value = read(keyOf(userId, part))
  return isOne(value) ? value : undefined
}

/** Whose copies are there. */
export const offlineOwners = (): readonly string[] => [
  ...new Set(offlineKeys().map((key) => key.slice(ownPrefix.length, key.indexOf(offlineMark)))),
]
