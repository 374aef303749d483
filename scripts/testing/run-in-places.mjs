/**
 * Runs each piece as soon as one of the places is free, in their order: a place that is done early takes what another
 * would have come to later.
 * @template Result
 * @param {number} places
 * @param {readonly (() => Promise<Result>)[]} pieces
 * @returns {Promise<Result[]>} In the order of the pieces.
 */
export const runInPlaces = async (places, pieces) => {
  const waiting = [...pieces.entries()]
  /** @type {Result[]} */
  const results = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, piece] = next
      results[index] = await piece()
    }
  }
  await Promise.all(Array.from({ length: places }, work))
  return results
}
