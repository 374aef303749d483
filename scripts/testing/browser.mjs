import { join } from 'node:path'
import { installedFolder } from './data-folder.mjs'
import { readReport } from './report.mjs'
import { run } from './run.mjs'
import { startProcess } from './server-process.mjs'

/** @typedef {{ title: string, file: string, tests: { status: string, results: { duration: number, stdout?: { text?: string }[] }[] }[] }} Spec */
/** @typedef {{ file: string, specs?: Spec[], suites?: Suite[] }} Suite */

/** @type {(suite: Suite) => number} */
const secondsOf = ({ specs = [], suites = [] }) =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration / 1000, 0) +
  suites.reduce((sum, suite) => sum + secondsOf(suite), 0)

/** Those that failed and then passed. @type {(suite: Suite) => string[]} */
const secondTriesOf = ({ specs = [], suites = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `passed at the second try: ${file}, ${title}`),
  ...suites.flatMap(secondTriesOf),
]

/** What journeys print: figures that somebody wants to read. @type {(suite: Suite) => string[]} */
const printedBy = ({ specs = [], suites = [] }) => [
  ...specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .flatMap(({ stdout = [] }) => stdout.flatMap(({ text = '' }) => text.trim() || [])),
  ...suites.flatMap(printedBy),
]

/** What failed and nothing else: the list of what passed comes first. @param {string} output */
const failuresIn = (output) => output.slice(Math.max(0, output.search(/^ {2}1\) /m)))

/**
 * Journeys in a real browser against the real server, on a database of their own.
 * @param {{ node: string, browser: string, reports: string, words: readonly string[] }} what
 * @returns {Promise<import('./checks.mjs').Outcome>}
 */
export const runBrowserTests = async ({ node, browser, reports, words }) => {
  const folder = installedFolder()
  // Journeys that ask for a second code wait for it; a minute would be theirs, two seconds are enough to see the wait.
  const server = startProcess({ DATA_DIR: folder.path, RESEND_SECONDS: '2' }, { node })
  try {
    const file = join(reports, 'playwright.json')
    const { ok, output } = await run(
      node,
      [
        'node_modules/@playwright/test/cli.js',
        'test',
        '--config',
        'e2e/playwright.config.ts',
        '--reporter=list,json',
        ...(words.length > 0 ? ['--pass-with-no-tests', ...words] : []),
      ],
      {
        MILGO_URL: await server.url,
        DATA_DIR: folder.path,
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
        CHROMIUM_PATH: browser,
      },
    )
    const report = readReport(file)
    const stats = /** @type {Record<string, number>} */ (report['stats'] ?? {})
    const suites = /** @type {Suite[]} */ (report['suites'] ?? [])
    const secondTries = suites.flatMap(secondTriesOf)
    // A second try is no pass: it tells a race from a fault; see docs/adr/0204.
    const failed = Math.max((stats['unexpected'] ?? 0) + secondTries.length, ok ? 0 : 1)
    return {
      name: 'browser tests',
      passed: stats['expected'] ?? 0,
      failed,
      output: [
        ...suites.flatMap(printedBy),
        ...secondTries,
        ...(failed > 0 ? [failuresIn(output), server.output()] : []),
      ].join('\n'),
      files: suites.map((suite) => ({ path: `e2e/journeys/${suite.file}`, seconds: secondsOf(suite) })),
    }
  } finally {
    await server.stop()
    folder.remove()
  }
}
