/**
 * Lines of a repeated question have no key of their own, because the wire has no field for it. But a field must stay
 * with its line when another line is removed. So the page gives each line a key, in the order in which the lines were
 * added.
 */
export type LineKeys = {
  /** Returns the keys of so many lines. Lines that were there before have the same keys as before. */
  readonly of: (questionId: string, count: number) => readonly string[]
  readonly remove: (questionId: string, index: number) => void
  readonly forget: (questionId: string) => void
}

export const createLineKeys = (): LineKeys => {
  const keys = new Map<string, readonly string[]>()
  let named = 0
  return {
    of: (questionId, count) => {
      const known = keys.get(questionId) ?? []
      if (known.length === count) return known
      const added = Array.from({ length: Math.max(0, count - known.length) }, () => {
        named += 1
        return String(named)
      })
      const next = [...known.slice(0, count), ...added]
      keys.set(questionId, next)
      return next
    },
    remove: (questionId, index) => {
      keys.set(questionId, (keys.get(questionId) ?? []).toSpliced(index, 1))
    },
    forget: (questionId) => {
      keys.delete(questionId)
    },
  }
}
