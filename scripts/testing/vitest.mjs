import { join } from 'node:path'
import { readReport } from './report.mjs'
import { run } from './run.mjs'

/** @typedef {{ name: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[], status: string, message: string }} TestFile */

/** What failed and nothing else: among three thousand lines of what passed nobody finds it. @param {Record<string, unknown>} report */
const failures = (report) =>
  /** @type {TestFile[]} */ (report['testResults'] ?? [])
    .filter((file) => file.status === 'failed')
    .flatMap((file) => {
      const tests = file.assertionResults.filter((test) => test.status === 'failed')
      return tests.length === 0
        ? [`${file.name}\n${file.message}`]
        : tests.map((test) => `${file.name}\n${test.fullName}\n${test.failureMessages.join('\n')}`)
    })

/**
 * Unit tests, server tests and tests of the two commands.
 * @param {string} node
 * @param {string} reports
 * @returns {Promise<import('./checks.mjs').Outcome>}
 */
export const runVitest = async (node, reports) => {
  const file = join(reports, 'vitest.json')
  const { ok, output } = await run(
    node,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { NO_COLOR: '1' },
  )
  const report = readReport(file)
  const passed = Number(report['numPassedTests'] ?? 0)
  // A file that does not load, or an error outside every test, fails no test: the exit status still says so.
  const failed = Math.max(Number(report['numFailedTests'] ?? 0), ok ? 0 : 1)
  const told = failures(report)
  return {
    name: 'unit and server tests',
    passed,
    failed,
    output: failed === 0 ? '' : told.length > 0 ? told.join('\n\n') : output,
  }
}
