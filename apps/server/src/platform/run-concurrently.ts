/**
 * Works on items in their order, on at most `most` at the same time. Stops if a work returns false or fails: nothing
 * more is begun, work that has begun is waited for, and the first failure is thrown.
 */
export const runConcurrently = async <T>(
  items: readonly T[],
  most: number,
  work: (item: T) => Promise<boolean>,
): Promise<void> => {
  const remaining = items.values()
  let isEnding = false
  const oneAfterAnother = async (): Promise<void> => {
    for (const item of remaining) {
      if (isEnding) return
      try {
        if (!(await work(item))) isEnding = true
      } catch (error) {
        isEnding = true
        throw error
      }
    }
  }
  const outcomes = await Promise.allSettled(Array.from({ length: most }, oneAfterAnother))
  const failed = outcomes.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
}
