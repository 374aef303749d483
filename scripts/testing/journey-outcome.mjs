/** @typedef {{ title: string, file: string, tests: { status: string, annotations?: { description?: string }[], results: { duration: number, stdout?: { text?: string }[] }[] }[] }} Spec */
/** @typedef {{ file: string, specs?: Spec[], suites?: Suite[] }} Suite */

/** @type {(suite: Suite) => number} */
const secondsOf = ({ specs = [], suites = [] }) =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration / 1000, 0) +
  suites.reduce((sum, suite) => sum + secondsOf(suite), 0)

/** Returns the journeys that failed and then passed. @type {(suite: Suite) => string[]} */
const secondTriesOf = ({ specs = [], suites = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `passed at the second try: ${file}, ${title}`),
  ...suites.flatMap(secondTriesOf),
]

/** Returns the journeys that were not run, each with its reason. @type {(suite: Suite) => string[]} */
const skippedIn = ({ specs = [], suites = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'skipped'))
    .map(({ title, tests }) =>
      [
        title,
        ...tests.flatMap(({ annotations = [] }) => annotations.map(({ description }) => description)),
      ].join(': '),
    ),
  ...suites.flatMap(skippedIn),
]

/** Returns what the journeys printed, such as measured figures. @type {(suite: Suite) => string[]} */
const printedBy = ({ specs = [], suites = [] }) => [
  ...specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .flatMap(({ stdout = [] }) => stdout.flatMap(({ text = '' }) => text.trim() || [])),
  ...suites.flatMap(printedBy),
]

/** Returns the part of the output about failures, which follows the list of passed journeys. @param {string} output */
const failuresIn = (output) => output.slice(Math.max(0, output.search(/^ {2}1\) /m)))

/**
 * Returns the outcome of a run of journeys from its report. A journey that passes at the second try counts as failed.
 * The second try tells a race from a fault: see docs/adr/0204.
 * @param {Record<string, unknown>} report
 * @param {{ name: string, ok: boolean, output: string, serverOutput: string }} ran
 * @returns {import('./checks.mjs').Outcome}
 */
export const journeyOutcome = (report, { name, ok, output, serverOutput }) => {
  const stats = /** @type {Record<string, number>} */ (report['stats'] ?? {})
  const suites = /** @type {Suite[]} */ (report['suites'] ?? [])
  const secondTries = suites.flatMap(secondTriesOf)
  const failed = Math.max((stats['unexpected'] ?? 0) + secondTries.length, ok ? 0 : 1)
  return {
    name,
    passed: stats['expected'] ?? 0,
    failed,
    output: [
      ...suites.flatMap(printedBy),
      ...secondTries,
      ...(failed > 0 ? [failuresIn(output), serverOutput] : []),
    ].join('\n'),
    skipped: suites.flatMap(skippedIn),
    files: suites.map((suite) => ({ path: `e2e/journeys/${suite.file}`, seconds: secondsOf(suite) })),
  }
}
