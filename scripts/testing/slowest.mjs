const shown = 10

/**
 * Returns the slowest test files of a run, so that a growing suite can be kept quick.
 * @param {readonly import('./checks.mjs').Outcome[]} outcomes
 */
export const slowest = (outcomes) =>
  outcomes
    .flatMap(({ files = [] }) => files)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, shown)
    .map(({ path, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${path}`)
