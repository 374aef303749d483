export type BoundedCache<Key, Value> = {
  readonly find: (key: Key) => Value | undefined
  readonly store: (key: Key, value: Value) => void
}

/** A cache of bounded size: the key that was stored longest ago makes room for a new one. */
export const createBoundedCache = <Key, Value>(most: number): BoundedCache<Key, Value> => {
  const values = new Map<Key, Value>()
  return {
    find: (key) => values.get(key),
    store: (key, value) => {
      // The oldest is first; what is stored again goes to the end.
      values.delete(key)
      values.set(key, value)
      const [oldest] = values.size > most ? values.keys() : []
      if (oldest !== undefined) values.delete(oldest)
    },
  }
}
