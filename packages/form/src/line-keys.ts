/**
 * Lines of a repeated question have no name of their own (the wire has no place for it), but a field must stay with
 * its line when another is removed. So the page names them in the order in which they came.
 */
export type LineKeys = {
  /** The names of so many lines, the same as before for those that were there. */
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
