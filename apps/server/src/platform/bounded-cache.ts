export type BoundedCache<Key, Value> = {
  readonly find: (key: Key) => Value | undefined
  readonly store: (key: Key, value: Value) => void
}

/**
 * A cache of bounded size: the key that was stored longest ago makes room for a new one. If its value may not be
 * dropped, the new one is not stored.
 */
export const createBoundedCache = <Key, Value>(
  most: number,
  mayDrop: (value: Value) => boolean = () => true,
): BoundedCache<Key, Value> => {
  const values = new Map<Key, Value>()
  return {
    find: (key) => values.get(key),
    store: (key, value) => {
      // A map returns the oldest key first. Deleting the key first moves a key that is stored again to the end.
      if (!values.delete(key) && values.size >= most) {
        const [oldest] = values
        if (oldest && !mayDrop(oldest[1])) return
        if (oldest) values.delete(oldest[0])
      }
      values.set(key, value)
    },
  }
}
