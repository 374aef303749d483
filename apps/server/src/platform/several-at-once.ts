/**
 * Works on items in their order, on so many of them at once. Ends where a work answers false or fails: nothing further is
 * begun, what was begun is waited for, and the first failure is thrown.
 */
export const severalAtOnce = async <T>(
  items: readonly T[],
  most: number,
  work: (item: T) => Promise<boolean>,
): Promise<void> => {
  const left = items.values()
  let isEnding = false
  const oneAfterAnother = async (): Promise<void> => {
    for (const item of left) {
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
