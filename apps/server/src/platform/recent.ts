export type Recent<Key, Value> = {
  readonly find: (key: Key) => Value | undefined
  readonly keep: (key: Key, value: Value) => void
}

/** A memory of bounded size: the key that was kept longest ago makes room for a new one. */
export const createRecent = <Key, Value>(most: number): Recent<Key, Value> => {
  const kept = new Map<Key, Value>()
  return {
    find: (key) => kept.get(key),
    keep: (key, value) => {
      // The oldest stands first; what is kept again goes to the end.
      kept.delete(key)
      kept.set(key, value)
      const [oldest] = kept.size > most ? kept.keys() : []
      if (oldest !== undefined) kept.delete(oldest)
    },
  }
}
