/**
 * Runs the tasks in their order, at most `limit` at the same time. The next task starts as soon as one is done.
 * @template Result
 * @param {number} limit
 * @param {readonly (() => Promise<Result>)[]} tasks
 * @returns {Promise<Result[]>} In the order of the tasks.
 */
export const runLimited = async (limit, tasks) => {
  const waiting = [...tasks.entries()]
  /** @type {Result[]} */
  const results = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, task] = next
      results[index] = await task()
    }
  }
  await Promise.all(Array.from({ length: limit }, work))
  return results
}
