import { offlineKeys, offlineMark, ownKey, ownPrefix } from './own-storage.ts'

/** The parts of a student's data that are stored for opening the form offline. */
type Part = 'user' | 'start' | 'answers'

/**
 * The format of the stored copies. To be increased when a release reads them differently: a copy of another format is
 * never read.
 */
const format = 1

const keyOf = (userId: string, part: Part): string => ownKey(userId, `offline.${part}`)

/**
 * Stores a part. A browser that refuses storage or has no space stores nothing; then the page says offline that it did
 * not load.
 */
export const storeOffline = (userId: string, part: Part, value: unknown): void => {
  try {
    localStorage.setItem(keyOf(userId, part), JSON.stringify({ format, value }))
  } catch {
    // The page works as before, only not offline.
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

/**
 * Finds a stored part. A part of another format is not returned; it stays until this release stores something newer.
 */
export const findOffline = <Value>(
  userId: string,
  part: Part,
  isOne: (value: unknown) => value is Value,
): Value | undefined => {
  const value = valueIn(read(keyOf(userId, part)))
  return isOne(value) ? value : undefined
}

/** Returns the ids of the students whose copies are stored. */
export const offlineOwners = (): readonly string[] => [
  ...new Set(offlineKeys().map((key) => key.slice(ownPrefix.length, key.indexOf(offlineMark)))),
]
