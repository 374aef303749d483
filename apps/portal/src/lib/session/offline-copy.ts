import { offlineKeys, offlineMark, ownKey, ownPrefix } from './own-storage.ts'

/** What of a student's is kept for a page that is opened without a connection: who they are, and what their form needs. */
type Part = 'user' | 'start' | 'answers'

/** Of what is written here. To be raised where a release reads it otherwise: a copy of another format is never read. */
const format = 1

const keyOf = (userId: string, part: Part): string => ownKey(userId, `offline.${part}`)

/** A browser that refuses storage, or has no room, keeps nothing: then the page says that it did not load. */
export const keepOffline = (userId: string, part: Part, value: unknown): void => {
  try {
    localStorage.setItem(keyOf(userId, part), JSON.stringify({ format, value }))
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

const valueIn = (copy: unknown): unknown =>
  typeof copy === 'object' && copy !== null && 'format' in copy && copy.format === format && 'value' in copy
    ? copy.value
    : undefined

/** As it was written here. One of another format is none; it stays until this release has something newer to write. */
export const findOffline = <Value>(
  userId: string,
  part: Part,
  isOne: (value: unknown) => value is Value,
): Value | undefined => {
  const value = valueIn(read(keyOf(userId, part)))
  return isOne(value) ? value : undefined
}

/** Whose copies are there. */
export const offlineOwners = (): readonly string[] => [
  ...new Set(offlineKeys().map((key) => key.slice(ownPrefix.length, key.indexOf(offlineMark)))),
]
