/**
 * Does what `Map.groupBy` does, which the oldest Node that `engines` allows does not have. A first `npm test` runs on
 * the machine's own Node.
 * @template Item
 * @param {readonly Item[]} items
 * @param {(item: Item) => string} keyOf
 * @returns {Map<string, Item[]>}
 */
export const groupBy = (items, keyOf) => {
  /** @type {Map<string, Item[]>} */
  const groups = new Map()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}
